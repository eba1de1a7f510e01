// The mail service of the soaked store. It hands each mail to the soak's own process, which no kill reaches.
import { WorkerEntrypoint } from 'cloudflare:workers'

// biome-ignore lint/style/noDefaultExport: workerd reads the default export
export default class Postbox extends WorkerEntrypoint<{ POSTBOX: string }> {
  async send({ headers }: { headers: Record<string, string> }) {
    const answer = await fetch(this.env.POSTBOX, { method: 'POST', body: headers['X-Message-ID'] })
    if (!answer.ok) throw new Error(`The postbox answers ${answer.status}`)
  }
}
