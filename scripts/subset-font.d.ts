/** What we use of subset-font 2.9; the types that there are for it are those of 2.3, which knew no `keepFeatures`. */
declare module 'subset-font' {
  export default function subset(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2'; readonly keepFeatures?: readonly string[] },
  ): Promise<Buffer>;
}
