import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

import { pageHeaders } from './guard-headers.ts'

interface Variant {
  bytes: Buffer
  etag: string
  encoding: 'br' | 'gzip' | undefined
}

/** The same bytes as they are and compressed, as far as there are compressed ones. */
export interface Stored {
  plain: Variant
  gzip: Variant | undefined
  brotli: Variant | undefined
}

/** A file in memory, with the compressed copies that were made at build. */
export interface StoredFile extends Stored {
  headers: Record<string, string>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

/** Hashes of what stands inline in a page, made at build. */
export interface InlineHashes {
  script: readonly string[]
  style: readonly string[]
}

/** Files without scripts of their own need nothing of what guards a page: it would be bytes for nothing. */
export function loadFile(file: string, name: string, hashes?: InlineHashes): StoredFile {
  const zipped = `${file}.gz`
  const brotli = `${file}.br`
  return {
    headers: {
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': cacheControl(name),
      ...(hashes !== undefined && { ...pageHeaders, 'content-security-policy': pagePolicy(hashes) }),
    },
    plain: variant(readFileSync(file), undefined),
    gzip: existsSync(zipped) ? variant(readFileSync(zipped), 'gzip') : undefined,
    brotli: existsSync(brotli) ? variant(readFileSync(brotli), 'br') : undefined,
  }
}

/** One step below what the build can afford: a third of the time for 2 % more bytes. */
const QUALITY = 10

/** The same file with other contents, compressed while others are served. */
export async function withText(file: StoredFile, text: string): Promise<StoredFile> {
  const bytes = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [zipped, brotli] = await Promise.all([promisify(gzip)(bytes), promisify(brotliCompress)(bytes, { params })])
  return {
    headers: file.headers,
    plain: variant(bytes, undefined),
    gzip: variant(zipped, 'gzip'),
    brotli: variant(brotli, 'br'),
  }
}

function variant(bytes: Buffer, encoding: Variant['encoding']): Variant {
  return { bytes, encoding, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"` }
}

/** Built files carry a hash in their name; pictures may be replaced under theirs; pages change at any time. */
function cacheControl(name: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  if (name.endsWith('.html') || name.endsWith('.data')) return 'no-cache'
  return 'public, max-age=86400'
}

/** Nothing comes from elsewhere, and nothing stands inline but what we put there. */
function pagePolicy({ script, style }: InlineHashes): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${script.join(' ')}`,
    `style-src 'self' ${style.join(' ')}`,
    "style-src-attr 'unsafe-inline'", // positions that components set on themselves
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The smallest copy that the reader takes. */
export function pick(file: Stored, acceptEncoding: string | undefined): Variant {
  if (acceptEncoding === undefined) return file.plain
  if (file.brotli !== undefined && /\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return file.brotli
  if (file.gzip !== undefined && /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return file.gzip
  return file.plain
}

/** An answer that is kept: compressed once, sent often. */
export function storeJson(value: unknown): Stored {
  const bytes = Buffer.from(JSON.stringify(value))
  return {
    plain: variant(bytes, undefined),
    gzip: variant(gzipSync(bytes), 'gzip'),
    brotli: variant(brotliCompressSync(bytes), 'br'),
  }
}
