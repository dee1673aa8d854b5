import { cloneFnJSON } from '@vueuse/core'
import { computed, ref } from 'vue'
import type { Connection } from '#renderer/client/use-client.ts'
import { getPlayableKey } from '#renderer/parts/players/playable-players.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import { useDrafts } from '#renderer/stores/drafts.ts'
import type { PlayedThingView, PlayerView } from '#shared/contract/nights.ts'

/** Form of an existing or new player: name and parts. */
export function usePlayerForm(player: PlayerView | null, client: Connection['client'], close: () => void) {
  const before = cloneFnJSON(player?.plays ?? [])
  const draft = useDrafts().openDraft(`player/${player?.id ?? 'new'}`, {
    name: player?.name ?? '',
    notes: player?.notes ?? '',
    plays: before,
  })
  const fields = draft.value
  const wasTried = ref(false)
  const command = useCommand({ ifStale: 'Cancel shows it.' })
  const fault = computed(() => (wasTried.value && fields.value.name.trim() === '' ? 'Give them a name.' : null))

  async function run(act: () => Promise<unknown>): Promise<void> {
    if (!(await command.run(act))) return
    draft.drop()
    close()
  }

  async function assign(parts: readonly PlayedThingView[], playerId: string | null): Promise<void> {
    for (const { kind, id, side } of parts) await client.players.assign({ kind, id, side, playerId })
  }

  /** Skips writing if nothing has changed. */
  async function write(): Promise<void> {
    const { name, notes, plays } = fields.value
    const isSame = player !== null && player.name === name && player.notes === notes
    const { id } = isSame
      ? player
      : player === null
        ? await client.players.create({ name, notes })
        : await client.players.update({ id: player.id, version: player.version, name, notes })
    await assign(without(plays, before), id)
    await assign(without(before, plays), null)
  }

  return {
    fields,
    fault,
    problem: command.failure,
    isBusy: command.busy,
    drop: (): void => draft.drop(),
    give: (part: PlayedThingView): void => void fields.value.plays.push(part),
    takeAway: (part: PlayedThingView): void => void (fields.value.plays = without(fields.value.plays, [part])),
    async save(): Promise<void> {
      wasTried.value = true
      if (fault.value === null) await run(write)
    },
    async remove(): Promise<void> {
      if (player) await run(() => client.players.remove({ id: player.id, version: player.version }))
    },
  }
}

/** Removes the parts that occur in `others`. */
function without(parts: readonly PlayedThingView[], others: readonly PlayedThingView[]): PlayedThingView[] {
  const keys = new Set(others.map(getPlayableKey))
  return parts.filter((part) => !keys.has(getPlayableKey(part)))
}
