import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'

import { temporaryFolder } from './folder.ts'

export interface SmallDisk {
  folder: string
  /** Reason why this machine cannot mount one; undefined if it can. */
  missing: string | undefined
  remove(): void
}

/** Mounts a small file system, if the machine allows it. @param size for instance '200m' */
export function smallDisk(name: string, size: string): SmallDisk {
  const folder = temporaryFolder(name)
  const missing = mount(folder, size)
  if (missing !== undefined) rmSync(folder, { recursive: true })
  return {
    folder,
    missing,
    remove() {
      if (missing === undefined) execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function mount(folder: string, size: string): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root can mount a small filesystem'
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0711`, 'spreewagen', folder], { stdio: 'pipe' })
    return undefined
  } catch (error) {
    return `a small filesystem cannot be mounted here: ${(error as Error).message.trim()}`
  }
}
