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

/** Bytes as they are and, if available, compressed. */
export interface Stored {
  plain: Variant
  gzip: Variant | undefined
  brotli: Variant | undefined
}

/** File in memory, with the compressed copies that were made at build. */
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

/** Hashes of a page's inline scripts and styles, made at build. */
export interface InlineHashes {
  script: readonly string[]
  style: readonly string[]
}

/** Reads a file of the site. @param hashes of a page; other files need no headers that guard a page */
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

/** Brotli quality while serving, one step below that of the build: a third of the time for 2 % more bytes. */
const QUALITY = 10

/** The file with another text, compressed without blocking other requests. */
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

/** Built files have a hash in their name, pictures may be replaced under the same name, and pages change at any time. */
function cacheControl(name: string): string {
  if (/^(assets|office)\//.test(name)) return 'public, max-age=31536000, immutable'
  if (name.endsWith('.html') || name.endsWith('.data')) return 'no-cache'
  return 'public, max-age=86400'
}

/** Content security policy: nothing is loaded from other sites, and only our own inline scripts and styles run. */
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

/** The smallest variant that the client accepts. */
export function pick(file: Stored, acceptEncoding: string | undefined): Variant {
  if (acceptEncoding === undefined) return file.plain
  if (file.brotli !== undefined && /\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return file.brotli
  if (file.gzip !== undefined && /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return file.gzip
  return file.plain
}

/** JSON for a cached answer: compressed once, sent often. */
export function storeJson(value: unknown): Stored {
  const bytes = Buffer.from(JSON.stringify(value))
  return {
    plain: variant(bytes, undefined),
    gzip: variant(gzipSync(bytes), 'gzip'),
    brotli: variant(brotliCompressSync(bytes), 'br'),
  }
}
