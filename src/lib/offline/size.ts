/** A size as readers know it. */
export function sizeIn(tag: string, bytes: number): string {
  const mega = bytes >= 995_000;
  const unit = mega ? 'megabyte' : 'kilobyte';
  const value = bytes / (mega ? 1e6 : 1e3);
  const digits = mega ? 1 : 0;
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: digits }).format(
    mega ? value : Math.max(1, value),
  );
}
