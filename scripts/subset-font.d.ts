/** What we use of subset-font 2.9; the types that there are for it are those of 2.3, which knew neither `keepFeatures` nor `dropTables`. */
declare module 'subset-font' {
  export default function subset(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepFeatures?: readonly string[];
      readonly dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
