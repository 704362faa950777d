import { createServer } from 'node:http'

/** The least a server can do that holds lines open: one head, one comment, and how large it is. */
createServer((request, reply) => {
  if (request.url === '/metrics') return reply.end(`process_resident_memory_bytes ${process.memoryUsage().rss}\n`)
  return reply.writeHead(200, { 'content-type': 'text/event-stream' }).write(': ping\n\n')
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
