import Fastify from 'fastify'

/** The least that answers the same bytes: `bare.ts port {status, type, body}` */
const [port, said = ''] = process.argv.slice(2)
const { status, type, body } = JSON.parse(said) as { status: number; type: string; body: string }

const app = Fastify()
app.get('*', (_, reply) => {
  if (type) reply.type(type)
  return reply.status(status).send(body)
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
console.log('ready')
