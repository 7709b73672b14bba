/**
 * The few operations on TrueType files that the subsetter lacks: further characters for a glyph,
 * two static fonts in one file, a new name. They cover only the needs of scripts/fonts.ts: glyf
 * outlines and characters of the basic plane.
 */

type Tables = Map<string, Buffer>
type CharacterMap = Map<number, number>

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag)
  if (!found) throw new Error(`The font has no table "${tag}".`)
  return found
}

function readTables(font: Buffer): Tables {
  const tables: Tables = new Map()
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + 16 * i
    const start = font.readUInt32BE(at + 8)
    tables.set(
      font.toString('latin1', at, at + 4),
      Buffer.from(font.subarray(start, start + font.readUInt32BE(at + 12))),
    )
  }
  return tables
}

function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
}

function checksum(data: Buffer): number {
  let sum = 0
  for (let i = 0; i < data.length; i += 4) sum = (sum + data.readUInt32BE(i)) >>> 0
  return sum
}

function writeTables(tables: Tables): Buffer {
  table(tables, 'head').writeUInt32BE(0, 8)
  const tags = [...tables.keys()].sort()
  const header = Buffer.alloc(12 + 16 * tags.length)
  const power = Math.floor(Math.log2(tags.length))
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(tags.length, 4)
  header.writeUInt16BE(16 * 2 ** power, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(16 * (tags.length - 2 ** power), 10)
  const parts: Buffer[] = [header]
  let offset = header.length
  let headOffset = 0
  for (const [i, tag] of tags.entries()) {
    const data = table(tables, tag)
    const body = padded(data)
    const at = 12 + 16 * i
    header.write(tag, at, 'latin1')
    header.writeUInt32BE(checksum(body), at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(data.length, at + 12)
    if (tag === 'head') headOffset = offset
    parts.push(body)
    offset += body.length
  }
  const font = Buffer.concat(parts)
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, headOffset + 8)
  return font
}

function readCharacters(cmap: Buffer): CharacterMap {
  const characters: CharacterMap = new Map()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const sub = cmap.subarray(cmap.readUInt32BE(4 + 8 * i + 4))
    const format = sub.readUInt16BE(0)
    if (format === 4) {
      const size = sub.readUInt16BE(6)
      for (let s = 0; s < size; s += 2) {
        const end = sub.readUInt16BE(14 + s)
        const start = sub.readUInt16BE(16 + size + s)
        const delta = sub.readUInt16BE(16 + 2 * size + s)
        const rangeAt = 16 + 3 * size + s
        const range = sub.readUInt16BE(rangeAt)
        for (let code = start; code <= end && code < 0xffff; code++) {
          const raw = range === 0 ? code : sub.readUInt16BE(rangeAt + range + 2 * (code - start))
          const glyph = range !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff
          if (glyph !== 0) characters.set(code, glyph)
        }
      }
    } else if (format === 12) {
      for (let g = 0; g < sub.readUInt32BE(12); g++) {
        const at = 16 + 12 * g
        const start = sub.readUInt32BE(at)
        const end = Math.min(sub.readUInt32BE(at + 4), 0xfffe)
        for (let code = start; code <= end; code++) {
          characters.set(code, sub.readUInt32BE(at + 8) + code - start)
        }
      }
    }
  }
  return characters
}

/** Writes a cmap with one format 4 table that serves both the Unicode and the Windows platform. */
function writeCharacters(characters: CharacterMap): Buffer {
  const segments: { start: number; end: number; delta: number }[] = []
  for (const [code, glyph] of [...characters].sort(([a], [b]) => a - b)) {
    const delta = (glyph - code) & 0xffff
    const last = segments.at(-1)
    if (last && last.end === code - 1 && last.delta === delta) last.end = code
    else segments.push({ start: code, end: code, delta })
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 })
  const count = segments.length
  const power = Math.floor(Math.log2(count))
  const sub = Buffer.alloc(16 + 8 * count)
  sub.writeUInt16BE(4, 0)
  sub.writeUInt16BE(sub.length, 2)
  sub.writeUInt16BE(2 * count, 6)
  sub.writeUInt16BE(2 * 2 ** power, 8)
  sub.writeUInt16BE(power, 10)
  sub.writeUInt16BE(2 * (count - 2 ** power), 12)
  for (const [i, segment] of segments.entries()) {
    sub.writeUInt16BE(segment.end, 14 + 2 * i)
    sub.writeUInt16BE(segment.start, 16 + 2 * count + 2 * i)
    sub.writeUInt16BE(segment.delta, 16 + 4 * count + 2 * i)
  }
  const header = Buffer.alloc(20)
  header.writeUInt16BE(2, 2)
  for (const [i, [platform, encoding]] of [[0, 3] as const, [3, 1] as const].entries()) {
    header.writeUInt16BE(platform, 4 + 8 * i)
    header.writeUInt16BE(encoding, 6 + 8 * i)
    header.writeUInt32BE(header.length, 8 + 8 * i)
  }
  return Buffer.concat([header, sub])
}

/** Maps further characters to the glyph of another one; a character that has a glyph keeps it. */
export function addCharacters(font: Buffer, further: ReadonlyMap<number, number>): Buffer {
  const tables = readTables(font)
  const characters = readCharacters(table(tables, 'cmap'))
  for (const [code, like] of further) {
    const glyph = characters.get(like)
    if (glyph !== undefined && !characters.has(code)) characters.set(code, glyph)
  }
  tables.set('cmap', writeCharacters(characters))
  return writeTables(tables)
}

/** Code points that a font can show. */
export function charactersOf(font: Buffer): Set<number> {
  return new Set(readCharacters(table(readTables(font), 'cmap')).keys())
}

function outlines(tables: Tables): Buffer[] {
  const long = table(tables, 'head').readInt16BE(50) === 1
  const loca = table(tables, 'loca')
  const glyf = table(tables, 'glyf')
  const at = (i: number): number => (long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i))
  return Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, i) =>
    Buffer.from(glyf.subarray(at(i), at(i + 1))),
  )
}

function metrics(tables: Tables): { advance: number; bearing: number }[] {
  const hmtx = table(tables, 'hmtx')
  const full = table(tables, 'hhea').readUInt16BE(34)
  return Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, i) => ({
    advance: hmtx.readUInt16BE(4 * Math.min(i, full - 1)),
    bearing: hmtx.readInt16BE(i < full ? 4 * i + 2 : 4 * full + 2 * (i - full)),
  }))
}

/** Shifts the glyph numbers by which a composite glyph names its parts, because the parts have moved. */
function renumber(glyph: Buffer, by: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph
  let at = 10
  let flags: number
  do {
    flags = glyph.readUInt16BE(at)
    glyph.writeUInt16BE(glyph.readUInt16BE(at + 2) + by, at + 2)
    at += 4 + (flags & 0x0001 ? 4 : 2)
    if (flags & 0x0008) at += 2
    else if (flags & 0x0040) at += 4
    else if (flags & 0x0080) at += 8
  } while (flags & 0x0020)
  return glyph
}

/**
 * Adds the glyphs of `second` to `first`, two static parts of one family. The layout features
 * (kerning, tabular figures) come from `first`.
 */
export function merge(first: Buffer, second: Buffer): Buffer {
  const a = readTables(first)
  const b = readTables(second)
  const count = table(a, 'maxp').readUInt16BE(4)

  const glyphs = [...outlines(a), ...outlines(b).map((glyph) => renumber(glyph, count))].map(padded)
  const loca = Buffer.alloc(4 * (glyphs.length + 1))
  let offset = 0
  for (const [i, glyph] of glyphs.entries()) {
    offset += glyph.length
    loca.writeUInt32BE(offset, 4 * (i + 1))
  }
  a.set('glyf', Buffer.concat(glyphs))
  a.set('loca', loca)

  const all = [...metrics(a), ...metrics(b)]
  const hmtx = Buffer.alloc(4 * all.length)
  for (const [i, metric] of all.entries()) {
    hmtx.writeUInt16BE(metric.advance, 4 * i)
    hmtx.writeInt16BE(metric.bearing, 4 * i + 2)
  }
  a.set('hmtx', hmtx)

  const hhea = table(a, 'hhea')
  const hheaB = table(b, 'hhea')
  hhea.writeUInt16BE(Math.max(hhea.readUInt16BE(10), hheaB.readUInt16BE(10)), 10)
  hhea.writeInt16BE(Math.min(hhea.readInt16BE(12), hheaB.readInt16BE(12)), 12)
  hhea.writeInt16BE(Math.min(hhea.readInt16BE(14), hheaB.readInt16BE(14)), 14)
  hhea.writeInt16BE(Math.max(hhea.readInt16BE(16), hheaB.readInt16BE(16)), 16)
  hhea.writeUInt16BE(all.length, 34)

  const maxp = table(a, 'maxp')
  const maxpB = table(b, 'maxp')
  for (let at = 6; at < 32; at += 2) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), maxpB.readUInt16BE(at)), at)
  }
  maxp.writeUInt16BE(all.length, 4)

  const head = table(a, 'head')
  const headB = table(b, 'head')
  for (const at of [36, 38]) head.writeInt16BE(Math.min(head.readInt16BE(at), headB.readInt16BE(at)), at)
  for (const at of [40, 42]) head.writeInt16BE(Math.max(head.readInt16BE(at), headB.readInt16BE(at)), at)
  head.writeInt16BE(1, 50)

  const characters = readCharacters(table(a, 'cmap'))
  for (const [code, glyph] of readCharacters(table(b, 'cmap'))) {
    if (!characters.has(code)) characters.set(code, glyph + count)
  }
  a.set('cmap', writeCharacters(characters))

  const post = Buffer.from(table(a, 'post').subarray(0, 32))
  post.writeUInt32BE(0x00030000, 0)
  a.set('post', post)
  return writeTables(a)
}

/** Names a static instance after its weight, so that two weights of a family do not collide. */
export function rename(font: Buffer, family: string, style: string, keep: ReadonlyMap<number, string>): Buffer {
  const tables = readTables(font)
  const names = new Map([
    ...keep,
    [1, `${family} ${style}`],
    [2, 'Regular'],
    [4, `${family} ${style}`],
    [6, `${family}-${style}`.replaceAll(' ', '')],
    [16, family],
    [17, style],
  ])
  const records = [...names].sort(([x], [y]) => x - y)
  const header = Buffer.alloc(6 + 12 * records.length)
  header.writeUInt16BE(records.length, 2)
  header.writeUInt16BE(header.length, 4)
  const strings: Buffer[] = []
  let offset = 0
  for (const [i, [id, value]] of records.entries()) {
    const text = Buffer.from(value, 'utf16le').swap16()
    for (const [j, word] of [3, 1, 0x0409, id, text.length, offset].entries()) {
      header.writeUInt16BE(word, 6 + 12 * i + 2 * j)
    }
    strings.push(text)
    offset += text.length
  }
  tables.set('name', Buffer.concat([header, ...strings]))
  tables.delete('STAT')
  return writeTables(tables)
}
