import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'

/** Hashes of a page's inline scripts and styles, which its content security policy names. */
export interface Policy {
  readonly script: readonly string[]
  readonly style: readonly string[]
}

export function policyOf(html: string): Policy {
  return {
    // Data is not run, so it needs no leave.
    script: hashes(html, /<script(?![^>]*(?:\ssrc=|application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g),
    style: hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  }
}

function hashes(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map((match) =>
    createHash('sha256')
      .update(match[1] ?? '')
      .digest('base64'),
  )
  return [...new Set(found)].map((hash) => `'sha256-${hash}'`)
}

/** Every file below a folder. */
export function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** Writes compressed copies beside every text of a folder. */
export function compressAll(folder: string): void {
  const texts = filesIn(folder).filter((file) => /\.(html|js|css|svg|json|txt|xml|webmanifest)$/.test(file))
  for (const file of texts) {
    const bytes = fs.readFileSync(file)
    const options = { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes, options))
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }))
  }
}
