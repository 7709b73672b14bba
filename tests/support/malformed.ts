/** Requests that no HTTP library would send. */
export const malformed: Record<string, string | Buffer> = {
  'no version': 'GET /\r\n\r\n',
  'a version to come': 'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'no host': 'GET /api/site HTTP/1.1\r\n\r\n',
  'two hosts': 'GET /api/site HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'bare line feeds': 'GET /api/site HTTP/1.1\nHost: a\n\n',
  'a blank before the colon': 'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
  'a folded header': 'GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n',
  'a NUL in a header': 'GET / HTTP/1.1\r\nHost: a\r\nX: 1\u00002\r\n\r\n',
  'a NUL in the path': 'GET /\u0000 HTTP/1.1\r\nHost: a\r\n\r\n',
  'bytes in the path': Buffer.from('GET /\u00ff\u00e4?\u00ff HTTP/1.1\r\nHost: a\r\n\r\n', 'latin1'),
  'a length and chunks':
    'POST /api/user/Login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  'two lengths': 'POST /api/user/Login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n{}{}',
  'a negative length': 'POST /api/user/Login HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'a length beyond all': `POST /api/user/Login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${'9'.repeat(30)}\r\n\r\n{}`,
  'less than its length':
    'POST /api/user/Login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{}',
  'chunks that lie':
    'POST /api/user/Login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n',
  'chunks of nothing':
    'POST /api/user/Login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n',
  'an encoding nobody knows': 'POST /api/user/Login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: rot13\r\n\r\n{}',
  'an expectation nobody meets': 'GET /api/site HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\nConnection: close\r\n\r\n',
  'a tunnel': 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'a proxy request': 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  'the star': 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'HTTP/2 unasked': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a TLS greeting': Buffer.from('16030100f5010000f10303', 'hex'),
  'a header without end': `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}`,
  'headers without end': `GET / HTTP/1.1\r\nHost: a\r\n${'A: b\r\n'.repeat(5_000)}\r\n`,
  'a websocket':
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n',
  'many requests in one go': `${'GET /api/site HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50)}GET /api/site HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
}
