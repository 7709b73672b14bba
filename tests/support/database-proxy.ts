import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'

export interface DatabaseProxy {
  /** Names the database behind it. */
  url: string
  /** From now on nothing goes through, and nobody is told: as behind a cable that was pulled. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

/** A way to the database on a Unix socket that can fall silent. @param folder of the socket */
export async function openProxy(folder: string): Promise<DatabaseProxy> {
  const ends = new Set<Socket>()
  let frozen = false
  const keep = (socket: Socket) => {
    ends.add(socket)
    if (frozen) socket.pause()
    socket.on('error', () => {})
    socket.on('close', () => ends.delete(socket))
  }
  const server = createServer((near) => {
    const far = connect(path.join(folder, '.s.PGSQL.5432'))
    const pairs = [
      [near, far],
      [far, near],
    ] as const
    for (const [from, to] of pairs) {
      from.on('data', (chunk) => to.write(chunk))
      from.on('close', () => to.destroy())
      keep(from)
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `postgresql://spreewagen@127.0.0.1:${port}/postgres`,
    freeze() {
      frozen = true
      for (const end of ends) end.pause()
    },
    thaw() {
      frozen = false
      for (const end of ends) end.resume()
    },
    close: () =>
      new Promise((resolve) => {
        for (const end of ends) end.destroy()
        server.close(() => {
          resolve()
        })
      }),
  }
}
