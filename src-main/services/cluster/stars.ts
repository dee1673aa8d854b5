import type { EditOfType } from '#main/cluster/edit-parts.ts'
import type { Star, MapObjectRepository } from '#main/db/repositories/map-objects.ts'
import { DEFAULT_STAR_FIELDS } from '#shared/cluster/chart.ts'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import { type HexBoard, getHexLabel, type HexPlace, isOnBoard, MAX_BOARD_SIZE } from '#shared/kit/hex.ts'
import { omitUndefined } from '#shared/kit/omit-undefined.ts'
import { requireFound, RefusalError } from '../kit/refusal-error.ts'
import { keepIfInCluster } from './require-versions.ts'

/** Context of the edits in one gesture. */
export interface GestureContext {
  readonly clusterId: string
  readonly board: HexBoard
  /** Throws a refusal if the faction does not exist. */
  readonly requireFaction: (id: string | null | undefined) => void
}

/** Context of the star edits in one gesture. */
export interface StarGestureContext extends GestureContext {
  readonly edits: readonly ClusterEdit[]
  readonly things: MapObjectRepository
}

/** A row outside every board, where stars wait for their own move while another star takes their hex. */
const WAITING_ROW = MAX_BOARD_SIZE.side + 1

/** Draws, changes and removes the stars of one gesture, in which they may swap hexes or move in a chain. */
export function createStarEditApplier({ clusterId, board, edits, things, requireFaction }: StarGestureContext) {
  const stars = things.star
  const movesLeft = countMoves(edits)
  const waiting = new Map<string, HexPlace>()
  let waitingPlaces = 0

  const get = (id: string): Star => requireFound(keepIfInCluster(stars.find(id), clusterId), 'star')

  /** Moves the star in a hex aside if it is still to be moved or removed in this gesture. */
  function makeRoom(place: HexPlace, own: string): void {
    requireHexOnBoard(place, board)
    const there = stars.findAt(clusterId, place.row, place.column)
    if (!there || there.id === own) return
    if ((movesLeft.get(there.id) ?? 0) === 0)
      throw new RefusalError(
        'conflict',
        `${getHexLabel(place, board)} is taken: ${there.name} is there. Choose an empty hex.`,
      )
    waiting.set(there.id, place)
    stars.update({ ...get(there.id), row: WAITING_ROW, column: (waitingPlaces += 1) })
  }

  function moved(star: Star, { row, column }: EditOfType<'change-star'>['fields']): HexPlace {
    if (row === undefined && column === undefined) return { row: star.row, column: star.column }
    movesLeft.set(star.id, (movesLeft.get(star.id) ?? 1) - 1)
    const home = waiting.get(star.id) ?? star
    waiting.delete(star.id)
    const place = { row: row ?? home.row, column: column ?? home.column }
    makeRoom(place, star.id)
    return place
  }

  return {
    add({ id, row, column, fields }: EditOfType<'add-star'>): void {
      const plain = { ...DEFAULT_STAR_FIELDS, name: getHexLabel({ row, column }, board), factionId: null, extra: {} }
      makeRoom({ row, column }, id)
      requireFaction(fields.factionId)
      stars.add({ ...plain, ...omitUndefined(fields), id, clusterId, row, column })
    },
    change({ id, fields }: EditOfType<'change-star'>): void {
      const before = get(id)
      const { row, column } = moved(before, fields)
      requireFaction(fields.factionId)
      stars.update({ ...before, ...omitUndefined(fields), row, column })
    },
    /** Cascades to its routes and links. A star already removed by another edit is ignored. */
    remove({ id }: EditOfType<'remove-star'>): void {
      movesLeft.set(id, 0)
      waiting.delete(id)
      stars.remove(id)
    },
  }
}

/** Counts the remaining moves of each star. */
function countMoves(edits: readonly ClusterEdit[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const edit of edits) {
    const isMove = edit.type === 'change-star' && (edit.fields.row !== undefined || edit.fields.column !== undefined)
    if (isMove || edit.type === 'remove-star') counts.set(edit.id, (counts.get(edit.id) ?? 0) + 1)
  }
  return counts
}

/** Throws a refusal if the hex is outside the board. */
export function requireHexOnBoard(place: HexPlace, board: HexBoard): void {
  if (isOnBoard(place, board)) return
  throw new RefusalError(
    'illegal',
    `${getHexLabel(place, board)} is off the board of ${board.rows} rows and ${board.columns} columns. Choose a hex on it, or enlarge the board.`,
  )
}
