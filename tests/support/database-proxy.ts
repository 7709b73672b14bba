import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'

export interface DatabaseProxy {
  /** URL of the database by way of the proxy. */
  url: string
  /**
   * Stops all traffic silently, like a pulled cable.
   * @param which chooses connections by the order in which they were opened; omit for all
   */
  freeze(which?: (line: number) => boolean): void
  thaw(): void
  close(): Promise<void>
}

/** Opens a proxy to the database that can fall silent. @param databaseUrl on a Unix socket or a host */
export async function openProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const address = new URL(databaseUrl.replace('@/', '@localhost/'))
  const folder = address.searchParams.get('host')
  const behind = Number(address.searchParams.get('port') ?? (address.port || 5432))
  for (const name of ['host', 'port']) address.searchParams.delete(name)
  const reach = () =>
    folder === null ? connect(behind, address.hostname) : connect(path.join(folder, `.s.PGSQL.${behind}`))
  const ends = new Map<Socket, number>()
  let isFrozen = (_line: number) => false
  const keep = (socket: Socket, line: number) => {
    ends.set(socket, line)
    if (isFrozen(line)) socket.pause()
    socket.on('error', () => {})
    socket.on('close', () => ends.delete(socket))
  }
  let lines = 0
  const server = createServer((near) => {
    const line = ++lines
    const far = reach()
    const pairs = [
      [near, far],
      [far, near],
    ] as const
    for (const [from, to] of pairs) {
      from.on('data', (chunk) => to.write(chunk))
      from.on('close', () => to.destroy())
      keep(from, line)
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const through = new URL(address)
  through.host = `127.0.0.1:${port}`
  return {
    url: through.href,
    freeze(which = () => true) {
      isFrozen = which
      for (const [end, line] of ends) if (which(line)) end.pause()
    },
    thaw() {
      isFrozen = () => false
      for (const end of ends.keys()) end.resume()
    },
    close: () =>
      new Promise((resolve) => {
        for (const end of ends.keys()) end.destroy()
        server.close(() => {
          resolve()
        })
      }),
  }
}
