import type { Connection } from '../client/use-client.ts'

/** Converts pictures of the campaign to JPEG on white, in base64 by id, since a PDF holds no WebP. */
export async function readPicturesAsJpegById(
  client: Connection['client'],
  ids: readonly string[],
): Promise<Record<string, string>> {
  const pictures = await Promise.all(ids.map(async (id) => [id, await readAsJpeg(client, id)] as const))
  return Object.fromEntries(pictures)
}

async function readAsJpeg(client: Connection['client'], id: string): Promise<string> {
  const { url, width, height } = await client.images.get({ id })
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This window cannot draw the pictures of the print. Use another browser.')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(image, 0, 0)
  return canvas.toDataURL('image/jpeg', 0.9).replace(/^[^,]*,/, '')
}
