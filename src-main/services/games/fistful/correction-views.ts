import type { FistfulGame } from '#main/db/repositories/fistful.ts'
import type { CorrectionView } from '#shared/contract/fistful/views.ts'
import { formatCorrection } from '#shared/games/fistful/correction.ts'
import type { Side } from '#shared/games/fistful/model.ts'
import { createFistfulArchiveAccess } from './archive.ts'
import type { FistfulDependencies } from './fistful-dependencies.ts'
import { formatStarWithLabel } from './format-ships.ts'

/**
 * Describes manual corrections made before a turn was resolved. In fog a side learns only that there was one
 * (FIST-FOG-1).
 */
export function createCorrectionViewLister(tools: FistfulDependencies) {
  const archive = createFistfulArchiveAccess(tools)
  return (game: FistfulGame, turn: number, eyes: Side | null): CorrectionView[] => {
    const isHidden = eyes !== null && game.settings.fog !== 'off'
    return archive
      .bodiesOf(game.id, 'correction')
      .filter((body) => body.turn === turn)
      .map(({ note, corrections }): CorrectionView => {
        if (isHidden) return { note: null, lines: [] }
        return {
          note,
          lines: corrections.map((correction) =>
            formatCorrection(correction, (star) => formatStarWithLabel(game.map, star)),
          ),
        }
      })
  }
}
