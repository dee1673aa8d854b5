import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { getWeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import { resolveBlastHits } from '../fire/blast-hits.ts'
import { findUnreportedBlast, isVolleyRolled } from '../fire/declared-shots.ts'
import { findReportedBlastTarget } from '../fire/under-template.ts'
import { sortIdsInTossOrder } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { requirePhase } from './action-checks.ts'
import { finishPhase } from './finish-phase.ts'

/**
 * Reports who lies under a template placed on the table. Coins are tossed in the order of ids. The last blast of a
 * declared volley ends the phase (SAND-CUP-3, SAND-CUP-4, SAND-BLAST-1, SAND-TURN-1).
 */
export function resolveReportedBlast(transaction: Transaction, { by, launch: at, under }: CommandOf<'blast'>): void {
  const { state: battle, dice } = transaction
  requirePhase(battle, by, 'fire')
  const launch = battle.launches[at]
  if (!launch || launch.hits !== null)
    transaction.refuse('no-blast', 'No blast waits for who lies under it.', 'SAND-CUP-3')
  const ids = under.map(({ target }) => target)
  if (new Set(ids).size < ids.length)
    transaction.refuse('twice', 'Something is named twice: name each once.', 'SAND-CUP-3')
  const targets = sortIdsInTossOrder(ids).map((id) => {
    const lyingInput = under.find(({ target }) => target === id)
    const target = lyingInput ? findReportedBlastTarget(battle, lyingInput) : null
    if (target === null)
      transaction.refuse('not-there', `${id} cannot lie there: of a vehicle, name the plates.`, 'SAND-BLAST-1')
    return target
  })
  const damage = getWeaponRow(launch.weapon).blast?.damage ?? 0
  const hits = resolveBlastHits(targets, damage, { settings: battle.settings, dice })
  transaction.apply({ type: 'blasted', launch: at, hits })
  if (isVolleyRolled(transaction.state) && findUnreportedBlast(transaction.state) === null) finishPhase(transaction)
}
