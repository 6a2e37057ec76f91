/**
 * Sending something round: by what the device offers, or through the clipboard.
 */

/** Copies a text. @returns whether there is a clipboard, and the browser has let the text into it */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends a link round, or copies it where the device offers nothing for that.
 * @returns what has become of it; `sent` also where the reader has thought better of it
 */
export async function shared(what: {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}): Promise<'sent' | 'copied' | 'refused'> {
  if (!navigator.share) return (await isCopied(what.url)) ? 'copied' : 'refused';
  try {
    await navigator.share(what);
    return 'sent';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'sent' : 'refused';
  }
}
