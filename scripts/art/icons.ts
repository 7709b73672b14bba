import sharp from 'sharp'

/** The mark: an s that is a road, petrol on paper. The centre line is drawn only where there is room for it. */
function mark(ground: 'tile' | 'full', scale: number): string {
  const road = 'M47 18H25.5a7 7 0 0 0 0 14h13a7 7 0 0 1 0 14H17'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <style>@media (max-width: 31px) { .line { display: none } }</style>
  <rect width="64" height="64" rx="${ground === 'tile' ? 15 : 0}" fill="#FAF9F6"/>
  <g transform="translate(32 32) scale(${scale}) translate(-32 -32)" fill="none">
    <path d="${road}" stroke="#0B6069" stroke-width="9.5"/>
    <path class="line" d="${road}" stroke="#FAF9F6" stroke-width="1.2" pathLength="100" stroke-dasharray="4.4 3.631" stroke-dashoffset="-3.631"/>
  </g>
</svg>
`
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colours: 128 })
    .toBuffer()

/** Packs PNGs, unchanged, into an .ico file: a table of contents, then the pictures. */
function ico(pictures: readonly { readonly size: number; readonly data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, data }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(data.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += data.length
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)])
}

/** Every icon with its path below `public/`. */
export async function icons(): Promise<Record<string, Buffer>> {
  const tile = mark('tile', 1.22)
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(tile, size) })))
  return {
    'favicon.svg': Buffer.from(tile),
    // Some clients ask for this address without reading a page first.
    'favicon.ico': ico(small),
    'icons/icon-192.png': await png(tile, 192),
    'icons/icon-512.png': await png(tile, 512),
    'icons/apple-touch-icon.png': await png(mark('full', 1.14), 180),
    'icons/maskable-512.png': await png(mark('full', 0.92), 512),
  }
}
