import { rooms, type Room } from './arrows.ts'

const list = (names: readonly string[] = []): string =>
  names.map((name) => (name === '*' ? 'every room of its side' : `\`${name}\``)).join(', ')

const placeOf = ({ folder, files }: Room): string => {
  if (files === undefined) return folder
  return files.source.includes('steps') ? `${folder}/*/steps` : `${folder}/*`
}

function row(name: string, room: Room): string {
  const may = [list(room.may), room.types === undefined ? '' : `types of ${list(room.types)}`].filter(
    (part) => part !== '',
  )
  return `| \`${name}\` | src/${placeOf(room)} | ${room.holds} | ${may.join('; ') || 'nothing'} |`
}

/** The arrows as a Markdown table for docs/architecture.md. */
export const arrowTable = (): string =>
  [
    '| room | where | holds | may import |',
    '|---|---|---|---|',
    ...Object.entries(rooms).map(([name, room]) => row(name, room)),
  ].join('\n')
