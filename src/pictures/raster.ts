import sharp from 'sharp';

/** A drawing as PNG. It has few colours: without shades between them it is half as large, and made sooner. */
export const toPng = (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer()
    .then((png) => new Uint8Array(png));

/** A sign as PNG: small, with all its shades, and nothing where it has no ground. */
export const signToPng = (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  sharp(Buffer.from(svg))
    .png({ compressionLevel: 9 })
    .toBuffer()
    .then((png) => new Uint8Array(png));
