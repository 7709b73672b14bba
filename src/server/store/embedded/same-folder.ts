import { statSync } from 'node:fs'

/** Whether two paths lead to one folder. @throws if either leads to nothing */
export function sameFolder(folder: string, other: string): boolean {
  const [a, b] = [statSync(folder, { bigint: true }), statSync(other, { bigint: true })]
  return a.dev === b.dev && a.ino === b.ino
}
