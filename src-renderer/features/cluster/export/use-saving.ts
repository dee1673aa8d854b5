import { ref, watch } from 'vue'
import { messageOf } from '#renderer/client/messages.ts'
import { blobOf, saveBlob, saveFile } from '#renderer/client/save-file.ts'
import type { Connection } from '#renderer/client/use-client.ts'
import type { ExportFile } from '#shared/contract/planet28/exchange.ts'
import { type ExportChoices, isOfScreen, pdfRequest, pictureOptions } from './export-choices.ts'
import { fileNameFor, type Outcome, refusedOutcome, type Saved, savedOutcome } from './outcome.ts'
import { screenPicture } from './screen-picture.ts'
import { pngOf } from './svg-picture.ts'
import type { Chosen } from './use-preview.ts'

/** What the button says. */
export function saveWords({ tab, picture, sheets }: ExportChoices): string {
  switch (tab) {
    case 'picture':
      return `Save the ${picture.format.toUpperCase()}`
    case 'poster':
      return 'Save the poster (PDF)'
    case 'sheets':
      return sheets.what === 'blank' ? 'Save the board (PDF)' : 'Save the index (PDF)'
    case 'data':
      return 'Save the data'
  }
}

/** Saves what was chosen where downloads go. */
export function useSaving(client: Connection['client'], chosen: () => Chosen) {
  const isSaving = ref(false)
  const outcome = ref<Outcome | null>(null)
  // What was saved was something else.
  watch(
    () => chosen().choices,
    () => (outcome.value = null),
  )

  async function saveNow(now: Chosen): Promise<Outcome> {
    const { clusterId: id, choices, title } = now
    const { tab, edition, format } = choices
    if (isOfScreen(choices)) return saveScreen(client, now)
    if (tab === 'picture') {
      const file = await client.clusterFiles.svg({ id, edition, options: { ...pictureOptions(choices, title) } })
      return savePicture(file, choices.picture)
    }
    if (tab === 'data') {
      const { files } = await client.clusterFiles.write({ id, format, edition })
      return savedOutcome(files.map(saveText))
    }
    const { name, data } = await client.clusterFiles.pdf({ id, edition, request: pdfRequest(choices, title) })
    return savedOutcome([handOver(name, blobOf(data, 'application/pdf'))])
  }

  async function attempt(work: () => Promise<Outcome>): Promise<void> {
    isSaving.value = true
    outcome.value = null
    try {
      outcome.value = await work()
    } catch (error) {
      outcome.value = refusedOutcome(messageOf(error))
    } finally {
      isSaving.value = false
    }
  }

  return {
    save: () => attempt(() => saveNow(chosen())),
    saveSchema: () => attempt(async () => savedOutcome([saveText(await client.clusterFiles.schema())])),
    isSaving,
    outcome,
  }
}

async function saveScreen(client: Connection['client'], chosen: Chosen): Promise<Outcome> {
  const drawn = await screenPicture(client, chosen, chosen.choices.picture.longestPixels)
  if (drawn.type === 'refusal') return refusedOutcome(drawn.sentence)
  return savedOutcome([handOver(fileNameFor(chosen.map.head.name, 'png'), drawn.blob)])
}

async function savePicture(
  { name, text, type }: ExportFile,
  { format, longestPixels }: ExportChoices['picture'],
): Promise<Outcome> {
  if (format === 'svg') return savedOutcome([handOver(name, new Blob([text], { type }))])
  const png = await pngOf(text, longestPixels)
  if (!png) return refusedOutcome('This window cannot draw so large a picture: choose fewer pixels.')
  return savedOutcome([handOver(name.replace(/\.svg$/, '.png'), png)])
}

function saveText(file: ExportFile): Saved {
  saveFile(file)
  return { name: file.name, bytes: new Blob([file.text]).size }
}

function handOver(name: string, blob: Blob): Saved {
  saveBlob(name, blob)
  return { name, bytes: blob.size }
}
