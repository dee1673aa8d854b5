import { computed } from 'vue'
import type { Connection } from '#renderer/client/use-client.ts'
import { cropBoard } from '#shared/cluster/chart-area.ts'
import { STANDARD_LEGEND } from '#shared/cluster/chart.ts'
import { composePicture } from '#shared/cluster/draw/compose-picture.ts'
import { createDrawListWithSource } from '#shared/cluster/draw/draw-list.ts'
import { renderSvg } from '#shared/cluster/draw/svg-writer.ts'
import { type PictureOptions, DEFAULT_POSTER_OPTIONS } from '#shared/cluster/picture-options.ts'
import type { HexBoard } from '#shared/kit/hex.ts'
import { useRequest } from '../analysis/use-request.ts'
import type { StarMap } from '../model/star-map.ts'
import type { ParsedExportArea } from './export-area.ts'
import {
  type ExportChoices,
  isDrawnByWindow,
  buildPaperOptions,
  buildPictureOptions,
  buildPosterOptions,
} from './export-choices.ts'

export interface ExportPreviewInput {
  readonly map: StarMap
  readonly clusterId: string
  readonly choices: ExportChoices
  readonly title: string
  readonly area: ParsedExportArea
}

/** Maps with more stars are previewed only on request, because rendering takes browsers long. */
export const AUTO_PREVIEW_MAX_STARS = 3000

/** Debounce delay in milliseconds. */
const WAIT = 300

/** Picture options for the main process; null if there is no preview, or it is drawn locally. */
function optionsOf({ choices, title }: ExportPreviewInput): PictureOptions | null {
  if (isDrawnByWindow(choices)) return null
  if (choices.tab === 'picture') return buildPictureOptions(choices, title)
  return choices.tab === 'poster' ? buildPosterOptions(choices, title) : null
}

const EMPTY = { legend: STANDARD_LEGEND, fog: [], stars: [], routes: [], regions: [], labels: [], fleets: [] }

/** Draws an empty board or a part of it as SVG, as on its sheet. Throws if it does not fit. */
function drawEmptyBoardSvg(board: HexBoard, { area }: ParsedExportArea, options: Partial<PictureOptions>): string {
  const cropped = area ? cropBoard(board, area) : null
  const { list } = createDrawListWithSource({
    ...EMPTY,
    board: cropped?.board ?? board,
    ...(cropped && { part: cropped.part }),
  })
  return renderSvg(
    composePicture(list, { ...DEFAULT_POSTER_OPTIONS, ...options, style: 'ink', legend: false, noteList: false }),
  )
}

/** Draws an empty board locally, without a request. */
function blankOf({ map, choices, title, area }: ExportPreviewInput): {
  readonly svg: string | null
  readonly failure: string | null
} {
  const { tab, sheets, look } = choices
  if (tab !== 'sheets' || sheets.what !== 'blank') return { svg: null, failure: null }
  try {
    return {
      svg: drawEmptyBoardSvg(map.board, area, {
        title,
        coordinates: look.coordinates,
        ...buildPaperOptions(sheets),
      }),
      failure: null,
    }
  } catch (error) {
    return { svg: null, failure: error instanceof Error ? error.message : null }
  }
}

/** Preview of the picture as it will be saved, updated when settings change while it is visible. */
export function useExportPreview(
  client: Connection['client'],
  chosen: () => ExportPreviewInput,
  isWanted: () => boolean,
) {
  const answer = useRequest({
    question: () => {
      const options = isWanted() ? optionsOf(chosen()) : null
      const { clusterId, choices, map, area } = chosen()
      return options && { id: clusterId, edition: choices.edition, area: area.area, options, revision: map.revision }
    },
    ask: async ({ id, edition, area, options }, signal) => {
      const { text } = await client.clusterFiles.svg({ id, edition, area, options: { ...options } }, { signal })
      return text
    },
    wait: WAIT,
  })
  const blank = computed(() => blankOf(chosen()))
  const isAsked = computed(() => optionsOf(chosen()) !== null)
  return {
    svg: computed(() => (isAsked.value ? answer.value.value : blank.value.svg)),
    failure: computed(() => (isAsked.value ? answer.failure.value : blank.value.failure)),
    isAsking: answer.isAsking,
    again: answer.again,
  }
}
