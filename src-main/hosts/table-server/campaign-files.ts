import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { CampaignFileError } from '#main/db/file/campaign-file-error.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { CAMPAIGN_FILE_URL_PATH, FILE_NAME_HEADER } from '#shared/contract/campaigns.ts'
import type { SessionView } from '#shared/contract/session.ts'
import type { App } from '../start-app.ts'
import { MAX_CAMPAIGN_BYTES } from './guards.ts'
import type { TableEnv } from './trace.ts'

type Answer = (c: Context<TableEnv>) => Promise<Response>

/**
 * Routes for campaign files as downloads and uploads of the gamemaster's browser. Refusals are sentences for people.
 */
export function createCampaignFileRoutes(
  { orrery }: Pick<App, 'orrery'>,
  sessionOf: (c: Context<TableEnv>) => SessionView | null,
): { readonly path: string; readonly download: Answer; readonly upload: Answer } {
  const forGamemaster =
    (answer: Answer): Answer =>
    async (c) => {
      if (sessionOf(c)?.role !== 'gamemaster') return c.text('Only the gamemaster may do this.', 403)
      try {
        return await answer(c)
      } catch (error) {
        if (error instanceof RefusalError || error instanceof CampaignFileError) return c.text(error.message, 409)
        throw error
      }
    }

  return {
    path: CAMPAIGN_FILE_URL_PATH,
    download: forGamemaster(async (c) => {
      if (c.req.method !== 'GET') return c.text('Campaign files are downloaded by GET.', 405) // nobody reads the copy then
      const { path, fileName, bytes, remove } = await orrery.campaigns.exportOpen(c.req.raw.signal)
      const stream = createReadStream(path).once('close', remove)
      return c.body(Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>, 200, {
        'content-type': 'application/octet-stream',
        'content-length': String(bytes),
        'cache-control': 'no-store',
        [FILE_NAME_HEADER]: encodeURIComponent(fileName),
      })
    }),
    upload: forGamemaster(async (c) => {
      if (c.req.header('content-type') !== 'application/octet-stream')
        return c.text('Campaign files are sent as application/octet-stream.', 415)
      const { body } = c.req.raw
      if (body === null) return c.text('The file is empty. Choose another.', 409)
      const fileName = decodeName(c.req.header(FILE_NAME_HEADER) ?? '')
      return c.json(await orrery.campaigns.importFile(fileName, body, MAX_CAMPAIGN_BYTES))
    }),
  }
}

function decodeName(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return 'Campaign'
  }
}
