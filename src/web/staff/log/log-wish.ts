import type { CallOptions } from '#api/call-server.ts'
import { logGroups, type LogGroup } from '#domain/log-group.ts'

export type LogWish = CallOptions<'exportLog'>['body']

const isGroup = (name: string): name is LogGroup => Object.hasOwn(logGroups, name)

/** Search as the page's address has it. */
export function wishOf(search: URLSearchParams): LogWish {
  const q = search.get('q')?.trim() ?? ''
  const [group, by, from, to] = ['group', 'by', 'from', 'to'].map((name) => search.get(name) ?? '')
  return {
    ...(q !== '' && { q }),
    ...(isGroup(group!) && { group }),
    ...(by !== '' && { by }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  }
}
