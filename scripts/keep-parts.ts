import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Folders of a build whose files are named after their content, so that two releases can lie side by side. */
const folders = ['web/client/assets', 'office/office']

const setAside = (build: string): string => path.join(build, 'before')
const listOfKept = (build: string): string => path.join(build, 'kept.txt')

/**
 * Puts the parts of the last release aside before the next is built, without those that it had kept itself.
 * @param build folder of a whole build
 */
export function putPartsAside(build: string): void {
  const kept = existsSync(listOfKept(build)) ? readFileSync(listOfKept(build), 'utf8') : ''
  for (const file of kept.split('\n').filter(Boolean)) rmSync(path.join(build, file), { force: true })
  rmSync(setAside(build), { recursive: true, force: true })
  for (const folder of folders) {
    const from = path.join(build, folder)
    if (!existsSync(from)) continue
    mkdirSync(path.dirname(path.join(setAside(build), folder)), { recursive: true })
    renameSync(from, path.join(setAside(build), folder))
  }
}

/**
 * Lets a new build have the parts of the release before it as well. A tab that was open then asks for them when a
 * dialog or another page is opened; without them it had to load itself anew, and what was typed was lost.
 */
export function keepPartsAside(build: string): void {
  const kept: string[] = []
  for (const folder of folders) {
    const from = path.join(setAside(build), folder)
    if (!existsSync(from)) continue
    for (const name of readdirSync(from)) {
      const file = path.join(folder, name)
      if (existsSync(path.join(build, file))) continue
      renameSync(path.join(from, name), path.join(build, file))
      kept.push(file)
    }
  }
  writeFileSync(listOfKept(build), kept.join('\n'))
  rmSync(setAside(build), { recursive: true, force: true })
}
