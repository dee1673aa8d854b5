import { computed, ref } from 'vue'
import type { Connection } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import { useDraft } from '#renderer/parts/use-draft.ts'
import type { PlayerView } from '#shared/contract/nights.ts'

/** The form of one player, or of a new one: who they are, and what they lead. */
export function usePlayerForm(player: PlayerView | null, client: Connection['client'], close: () => void) {
  const led = player?.warbands.map(({ id }) => id) ?? []
  const draft = useDraft(`player/${player?.id ?? 'new'}`, {
    name: player?.name ?? '',
    notes: player?.notes ?? '',
    leads: led,
  })
  const fields = draft.value
  const wasTried = ref(false)
  const command = useCommand({ ifStale: 'Cancel shows it.' })
  const fault = computed(() => (wasTried.value && fields.value.name.trim() === '' ? 'Give them a name.' : null))

  function cancel(): void {
    draft.drop()
    close()
  }

  async function run(act: () => Promise<unknown>): Promise<void> {
    if (await command.run(act)) cancel()
  }

  /** Nothing is written that stands so already. */
  async function write(): Promise<void> {
    const { name, notes, leads } = fields.value
    const isSame = player !== null && player.name === name && player.notes === notes
    const { id } = isSame
      ? player
      : player === null
        ? await client.players.create({ name, notes })
        : await client.players.update({ id: player.id, version: player.version, name, notes })
    for (const warbandId of leads.filter((one) => !led.includes(one)))
      await client.players.lead({ warbandId, playerId: id })
    for (const warbandId of led.filter((one) => !leads.includes(one)))
      await client.players.lead({ warbandId, playerId: null })
  }

  return {
    fields,
    fault,
    problem: command.failure,
    isBusy: command.busy,
    cancel,
    lead(warbandId: string, isLed: boolean): void {
      const others = fields.value.leads.filter((one) => one !== warbandId)
      fields.value.leads = isLed ? [...others, warbandId] : others
    },
    async save(): Promise<void> {
      wasTried.value = true
      if (fault.value === null) await run(write)
    },
    async remove(): Promise<void> {
      if (player) await run(() => client.players.remove({ id: player.id, version: player.version }))
    },
  }
}
