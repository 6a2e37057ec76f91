/** What the programs here are given on the command line. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends a program that cannot do what it is asked for: with a line that says so, and exit status 2. @param help told below it */
export function refuse(message: string, help?: string): never {
  console.error(help === undefined ? message : `${message}\n\n${help}`);
  process.exit(2);
}

/** What a program was given, as `parseArgs` reads it; what it does not know is refused. @param help told below that, and when `--help` asks for it */
export function given<const Config extends ParseArgsConfig>(config: Config, help: string) {
  if (process.argv.slice(2).includes('--help')) {
    console.log(help.trimEnd());
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [message = ''] = (error as Error).message.split(/\. (?:To specify|This command)/);
    return refuse(message, help);
  }
}

/** The options of a program that is given nothing else; where it is, they are told. */
export function optionsOf<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  const known = Object.entries(options).map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`);
  const help = known.length > 0 ? `The options, after a lone --, are ${known.join(', ')}.` : 'There are no options.';
  return given({ options }, help).values;
}

/** A number from 0 that an option says. */
export function numberOf(option: string, text: string): number {
  const number = Number(text);
  if (!(number >= 0)) refuse(`--${option}: expected a number from 0, got ${text}`);
  return number;
}
