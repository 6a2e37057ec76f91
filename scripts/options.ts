import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The options with which a command was given; those that it has not got end it with a line that says so, and exit status 2. */
export function optionsOf<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error((error as Error).message.split('. To specify')[0]);
    return process.exit(2);
  }
}
