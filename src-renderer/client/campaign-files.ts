import { CAMPAIGN_FILE_URL_PATH, FILE_NAME_HEADER } from '#shared/contract/campaigns.ts'
import { saveBlob } from './save-file.ts'
import { getAuthorisationHeaders } from './session.ts'

/** Downloads the open campaign as a file. Returns the reason of a refusal, else null. */
export async function downloadCampaign(): Promise<string | null> {
  const answer = await fetch(CAMPAIGN_FILE_URL_PATH, { headers: getAuthorisationHeaders() })
  if (!answer.ok) return answer.text()
  saveBlob(decodeURIComponent(answer.headers.get(FILE_NAME_HEADER) ?? ''), await answer.blob())
  return null
}

/** Uploads a campaign file to the campaigns folder. Returns its path, or the reason of a refusal. */
export async function uploadCampaign(file: File): Promise<{ path: string } | { refusal: string }> {
  const headers = {
    ...getAuthorisationHeaders(),
    'content-type': 'application/octet-stream',
    [FILE_NAME_HEADER]: encodeURIComponent(file.name),
  }
  const answer = await fetch(CAMPAIGN_FILE_URL_PATH, { method: 'POST', headers, body: file })
  if (!answer.ok) return { refusal: await answer.text() }
  return { path: String(Reflect.get(Object(await answer.json()), 'path')) }
}
