/** A text as a regular expression that finds it, with or without the flag `u`. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
