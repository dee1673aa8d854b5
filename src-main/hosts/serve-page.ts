import { readPageFile } from './page-files.ts'
import { PAGE_HEADERS } from './page-headers.ts'

/** Where the desktop app's page comes from. */
export const PAGE_URL = 'app://table/'

/** Answers a request to app://table/ with a file of the built renderer. */
export async function servePage(folder: string, { url, method }: Pick<Request, 'url' | 'method'>): Promise<Response> {
  const { host, pathname } = new URL(url)
  const isOurs = host === 'table' && method === 'GET'
  const file = isOurs ? await readPageFile(folder, pathname) : null
  if (!file) return new Response('There is nothing here.', { status: 404, headers: PAGE_HEADERS })
  return new Response(file.body, { headers: { ...PAGE_HEADERS, ...file.headers } })
}
