import { createPlayerChartWithIndexes } from '#main/cluster/players-edition.ts'
import { drawing, stack } from '#main/print/blocks/block.ts'
import { paragraph } from '#main/print/blocks/text.ts'
import type { Chapter } from '#main/print/pages/book.ts'
import { computePageContentBox } from '#main/print/pages/page.ts'
import { TEXT_STYLES } from '#main/print/style.ts'
import { createClusterChartConverter } from '#main/services/cluster/charts.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import { composePicture } from '#shared/cluster/draw/compose-picture.ts'
import { createDrawListWithSource } from '#shared/cluster/draw/draw-list.ts'
import { PictureError } from '#shared/cluster/draw/picture.ts'
import { ALL_PICTURE_PARTS, DEFAULT_POSTER_OPTIONS, type SheetSize } from '#shared/cluster/picture-options.ts'
import type { JournalEdition } from '#shared/contract/journal.ts'
import type { MentionFinder } from './mention-finder.ts'

interface MapContext {
  readonly edition: JournalEdition
  readonly size: SheetSize
}

/** Creates a function that builds a chapter with a map of each cluster in which the chronicle mentions a star. */
export function createChronicleMapChapterBuilder(tools: ServiceDependencies) {
  const charts = createClusterChartConverter(tools)

  return (findMentions: MentionFinder, { edition, size }: MapContext): Chapter[] =>
    tools.file.rows.clusters.list().flatMap(({ id, name }) => {
      const whole = charts.readChart(id).chart
      const chart = edition.for === 'gamemaster' ? whole : createPlayerChartWithIndexes(whole).chart
      const spoken = chart.stars.filter((star) => findMentions(star.name).length > 0)
      return spoken.length === 0 ? [] : [mapChapter(name, nameOnly(chart, new Set(spoken)), size)]
    })
}

/** The chart with the names of these stars alone, so that each has room. */
function nameOnly(chart: Chart, named: ReadonlySet<Chart['stars'][number]>): Chart {
  return {
    ...chart,
    stars: chart.stars.map((star) => (named.has(star) ? star : { ...star, name: '' })),
    labels: [],
    fleets: [],
    fog: [],
  }
}

function mapChapter(name: string, chart: Chart, size: SheetSize): Chapter {
  const { width, height } = computePageContentBox(size)
  const caption = paragraph(`${name}, with the names of the stars that this book speaks of`, {
    ...TEXT_STYLES.note,
    sizePt: 9,
  })
  const paper = { widthMm: width, heightMm: height - caption.height(width) }
  return { title: `Map: ${name}`, isFullPage: true, block: stack([caption, figure(chart, paper)]) }
}

function figure(chart: Chart, paper: SheetSize) {
  try {
    const picture = composePicture(createDrawListWithSource(chart).list, {
      ...DEFAULT_POSTER_OPTIONS,
      paper,
      legend: false,
      noteList: false,
      coordinates: 'none',
      scaleBar: false,
      parts: { ...ALL_PICTURE_PARTS, owners: false, notes: false, allegiances: false },
    })
    const marks = picture.layers.flatMap((layer) => layer.marks)
    const names = chart.stars.map(({ name }) => name).filter((name) => name !== '')
    return drawing(picture.heightMm, (pen, box) => pen.figure(marks, picture, box, `Map with ${names.join(', ')}`))
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    return paragraph(`The map is too large for this page. ${error.message}`, TEXT_STYLES.body)
  }
}
