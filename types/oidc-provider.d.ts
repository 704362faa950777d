declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Claims = { sub: string; [claim: string]: unknown }
  type Account = { accountId: string; claims: () => Claims }
  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
  type Context = {
    oidc: { client: { clientId: string }; session: { accountId: string }; provider: Provider }
  }
  type Configuration = {
    clients: {
      client_id: string
      client_secret?: string
      token_endpoint_auth_method?: string
      redirect_uris: string[]
    }[]
    claims: Record<string, string[]>
    cookies: { keys: string[] }
    features: { devInteractions: { enabled: boolean } }
    findAccount: (context: Context, id: string) => Promise<Account>
    interactions: { url: (context: Context, interaction: { uid: string }) => string }
    jwks: { keys: object[] }
    loadExistingGrant: (context: Context) => Promise<Grant>
    pkce: { required: () => boolean }
    ttl: Record<string, number>
  }
  type Result = { login: { accountId: string } } | { error: string; error_description: string }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration)
    Grant: new (of: {
      clientId: string
      accountId: string
    }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: Result): Promise<void>
  }
}
