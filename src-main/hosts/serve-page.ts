import { readPageFile } from './page-files.ts'
import { PAGE_HEADERS } from './page-headers.ts'

/** URL of the desktop app's page. */
export const PAGE_URL = 'app://table/'

/** Serves a request to app://table/ from the built renderer. */
export async function servePage(folder: string, { url, method }: Pick<Request, 'url' | 'method'>): Promise<Response> {
  const { host, pathname } = new URL(url)
  const isOurs = host === 'table' && method === 'GET'
  const file = isOurs ? await readPageFile(folder, pathname) : null
  if (!file) return new Response('There is nothing here.', { status: 404, headers: PAGE_HEADERS })
  return new Response(file.body, { headers: { ...PAGE_HEADERS, ...file.headers } })
}
