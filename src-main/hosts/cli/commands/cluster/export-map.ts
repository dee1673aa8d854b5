import { join, resolve } from 'node:path'
import { fileNameOf } from '#main/cluster/formats/file-name.ts'
import type { Loss } from '#main/cluster/formats/format.ts'
import { WRITABLE_FORMATS } from '#main/cluster/formats/write-chart.ts'
import { type Answer, type Call, choiceOf, textOf } from '#main/hosts/cli/command.ts'
import { writeNew } from '#main/hosts/cli/write-new.ts'
import { writeMap } from '#main/services/cluster/formats.ts'
import { CHART_FORMATS, type Chart } from '#shared/cluster/chart.ts'
import { USUAL_PICTURE, USUAL_POSTER } from '#shared/cluster/picture-options.ts'
import type { PdfRequest } from '#shared/contract/cluster-pictures.ts'
import { lossLine } from './import-map.ts'
import { mapOf } from './map-source.ts'

/** A file that is ready to be written. */
interface Ready {
  readonly name: string
  readonly content: string | Uint8Array
}

interface Exported {
  readonly files: readonly Ready[]
  readonly losses: readonly Loss[]
}

/** What is printed as pages, by the name of its format. */
const PAGES: Readonly<Record<string, (title: string) => PdfRequest>> = {
  pdf: (title) => ({ what: 'poster', options: { ...USUAL_POSTER, title } }),
  tiles: (title) => ({
    what: 'poster',
    options: { ...USUAL_POSTER, title, paper: 'a1', tiles: { paper: 'a4', overlapMm: 10 } },
  }),
  index: (title) => ({ what: 'index', options: { title, paper: 'a4', order: 'name' } }),
  blank: (title) => ({ what: 'blank', options: { ...USUAL_POSTER, title } }),
}

const FORMATS: readonly string[] = [...WRITABLE_FORMATS.map(({ format }) => format), 'svg', ...Object.keys(PAGES)]

/** `orrery cluster export [FILE…] --format FORMAT`: a map, or a cluster of the campaign, as files of another format, a picture or pages. */
export async function exportMap(call: Call): Promise<Answer> {
  const format = choiceOf(call, 'format', FORMATS) ?? 'orrery'
  const { chart } = await mapOf(call)
  const { files, losses } = await made(chart, format, call)
  const folder = resolve(textOf(call, 'out') ?? '.')
  const paths = files.map(({ name, content }) => {
    const path = join(folder, name)
    writeNew(path, content)
    return path
  })
  return { data: { files: paths, losses }, text: [...paths, ...losses.map(lossLine)].join('\n') }
}

async function made(chart: Chart, format: string, { world }: Call): Promise<Exported> {
  const writable = CHART_FORMATS.find((one) => one === format)
  if (writable !== undefined) {
    const { files, losses } = writeMap(chart, writable)
    return { files: files.map(({ name, text }) => ({ name, content: text })), losses }
  }
  const { drawCluster, printCluster } = await import('#main/services/cluster/prints.ts')
  const title = chart.name
  const request = PAGES[format]?.(title)
  const file = request
    ? { name: fileNameOf(chart, 'pdf'), content: await printCluster(chart, request, { now: world.now() }) }
    : { name: fileNameOf(chart, 'svg'), content: drawCluster(chart, { ...USUAL_PICTURE, title }) }
  return { files: [file], losses: [] }
}
