import { ref, watch } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { decodeBase64Blob, saveBlob, saveTextFile } from '#renderer/client/save-file.ts'
import type { Connection } from '#renderer/client/use-client.ts'
import type { ExportFile } from '#shared/contract/planet28/exchange.ts'
import { formatFileSize } from '../import/chosen-files.ts'
import { type ExportChoices, isDrawnByWindow, buildPdfRequest, buildPictureOptions } from './export-choices.ts'
import { withPngResolution } from './png-resolution.ts'
import { drawScreenPicture } from './screen-picture.ts'
import { renderSvgAsPng } from './svg-picture.ts'
import type { ExportPreviewInput } from './use-export-preview.ts'

export function getSaveLabel({ tab, picture, sheets }: ExportChoices): string {
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

/** Result of saving, as text. */
interface ExportOutcome {
  readonly tone: 'good' | 'harm'
  readonly words: string
}

interface SavedFile {
  readonly name: string
  readonly bytes: number
}

/** Formats the saved files: “Saved ember-reach.svg, 182 kB”. */
export function createSavedOutcome(saved: readonly SavedFile[]): ExportOutcome {
  return {
    tone: 'good',
    words: `Saved ${saved.map(({ name, bytes }) => `${name}, ${formatFileSize(bytes)}`).join('; ')}`,
  }
}

/** Names the letters that a print lacks, with the way out. */
function addMissingLetters({ tone, words }: ExportOutcome, letters: readonly string[]): ExportOutcome {
  if (letters.length === 0) return { tone, words }
  const shown = letters.slice(0, 20).join(' ')
  const warning = `No printed font has these letters, so they are empty boxes: ${shown}. Save an SVG, which uses the fonts of your system.`
  return { tone: 'harm', words: `${words}. ${warning}` }
}

/** Result of a refused export, with the reason. */
function createRefusedOutcome(text: string): ExportOutcome {
  return { tone: 'harm', words: text }
}

/** File name from the name of a cluster: “the-ember-reach.png”. */
export function buildFileName(cluster: string, ending: string): string {
  const plain = cluster
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${plain === '' ? 'cluster' : plain}.${ending}`
}

/** Saves the chosen export as a download. */
export function useSaveExport(client: Connection['client'], chosen: () => ExportPreviewInput) {
  const isSaving = ref(false)
  const outcome = ref<ExportOutcome | null>(null)
  // Clears the result when the settings change, because it described another export.
  watch(
    () => chosen().choices,
    () => (outcome.value = null),
  )

  async function saveNow(previewInput: ExportPreviewInput): Promise<ExportOutcome> {
    const { clusterId: id, choices, title } = previewInput
    const { area } = previewInput.area
    const { tab, edition, format } = choices
    if (isDrawnByWindow(choices)) return saveScreen(client, previewInput)
    if (tab === 'picture') {
      const file = await client.clusterFiles.svg({
        id,
        edition,
        area,
        options: { ...buildPictureOptions(choices, title) },
      })
      return savePicture(file, choices.picture)
    }
    if (tab === 'data') {
      const { files, pictures } = await client.clusterFiles.write({ id, format, edition, area })
      const saved = pictures.map(({ name, type, data }) => handOver(name, decodeBase64Blob(data, type)))
      return createSavedOutcome([...files.map(saveText), ...saved])
    }
    const request = buildPdfRequest(choices, title)
    const { name, data, missingLetters } = await client.clusterFiles.pdf({ id, edition, area, request })
    return addMissingLetters(
      createSavedOutcome([handOver(name, decodeBase64Blob(data, 'application/pdf'))]),
      missingLetters,
    )
  }

  async function attempt(work: () => Promise<ExportOutcome>): Promise<void> {
    isSaving.value = true
    outcome.value = null
    try {
      outcome.value = await work()
    } catch (error) {
      outcome.value = createRefusedOutcome(getErrorMessage(error))
    } finally {
      isSaving.value = false
    }
  }

  return {
    save: () => attempt(() => saveNow(chosen())),
    saveSchema: () => attempt(async () => createSavedOutcome([saveText(await client.clusterFiles.schema())])),
    isSaving,
    outcome,
  }
}

/** Resolution of a picture of the screen, which has no size of its own: 300 dpi. */
const SCREEN_PIXELS_PER_MM = 300 / 25.4

async function saveScreen(client: Connection['client'], chosen: ExportPreviewInput): Promise<ExportOutcome> {
  const drawn = await drawScreenPicture(client, chosen, chosen.choices.picture.longestPixels)
  if (drawn.type === 'refusal') return createRefusedOutcome(drawn.sentence)
  const png = await withPngResolution(drawn.blob, SCREEN_PIXELS_PER_MM)
  return createSavedOutcome([handOver(buildFileName(chosen.map.head.name, 'png'), png)])
}

async function savePicture(
  { name, text, type }: ExportFile,
  { format, longestPixels }: ExportChoices['picture'],
): Promise<ExportOutcome> {
  if (format === 'svg') return createSavedOutcome([handOver(name, new Blob([text], { type }))])
  const png = await renderSvgAsPng(text, longestPixels)
  if (!png) return createRefusedOutcome('This window cannot draw so large a picture: choose fewer pixels.')
  return createSavedOutcome([handOver(name.replace(/\.svg$/, '.png'), png)])
}

function saveText(file: ExportFile): SavedFile {
  saveTextFile(file)
  return { name: file.name, bytes: new Blob([file.text]).size }
}

function handOver(name: string, blob: Blob): SavedFile {
  saveBlob(name, blob)
  return { name, bytes: blob.size }
}
