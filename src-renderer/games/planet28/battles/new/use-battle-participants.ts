import type { Connection } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import { type BattleFields, type RecordPlayMode, listWarbandIds } from '../record/battle-fields.ts'
import { mergeRecord } from '../record/record-merge.ts'

/** Participants of a battle. Loads the rows of the units when warbands change, and keeps existing entries. */
export function useBattleParticipants(fields: () => BattleFields, client: Connection['client']) {
  // Queued, so that a second press during a command is not lost.
  const { busy, failure, run } = useCommand({ inTurn: true })

  async function begin(play: RecordPlayMode, warbandIds: string[], rearranges: boolean): Promise<void> {
    const now = fields()
    if (warbandIds.length === 0) {
      now.record = { ...now.record, play, sides: [], tallies: [] }
      return
    }
    const begun = await client.battles.begin({ play, scenarioId: now.scenarioId, warbandIds })
    const written = fields().record
    fields().record = mergeRecord(begun, rearranges ? { ...written, sides: [] } : written)
  }

  return {
    busy,
    failure,
    /** Sets the warbands that took part. */
    choose: (warbandIds: string[]) => run(() => begin(fields().record.play, warbandIds, false)),
    turn: (id: string) =>
      run(() => {
        const warbandIds = listWarbandIds(fields().record)
        const chosen = warbandIds.includes(id) ? warbandIds.filter((otherId) => otherId !== id) : [...warbandIds, id]
        return begin(fields().record.play, chosen, false)
      }),
    /** Changes the kind of play, which rearranges the sides. */
    play: (play: RecordPlayMode) => run(() => begin(play, listWarbandIds(fields().record), true)),
  }
}
