import { ref } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { ReplyByQuestion, ShipPlacement } from '#shared/games/space-planes/questions.ts'
import type { Json } from '#shared/match/protocol.ts'
import type { BattlePageContext } from '../battle-page-context.ts'
import { fillDraftValues } from '../draft/fill-draft-values.ts'

const NO_PLACE = 'No legal place was found for the next ship. Place it by hand, or leave it out.'

/** Legal places by chance, for the draft of the next ship or for all ships that are left (SP-SETUP-7). */
export function useRandomPlaces(desk: BattlePageContext) {
  const { client } = useClient()
  const { failure, run } = useCommand()
  /** Incremented for every place. */
  const seed = ref(1)

  /** Returns the values of the draft that places the next ship; null if there is no legal place. */
  async function findPlace(): Promise<Values | null> {
    const question = { ask: 'spot', seed: `${desk.id()}/${seed.value}` }
    seed.value += 1
    const { answer } = await client.matches.ask({ id: desk.id(), seat: null, question })
    const { spot } = answer as ReplyByQuestion['spot']
    if (spot === null) failure.value = NO_PLACE
    return spot && listValues(spot)
  }

  /** Places the next ship of a person by chance, or lets the bot place it. Returns whether it was placed. */
  async function placeNext({ active, bots }: BattleView): Promise<boolean> {
    if (bots?.[active] !== undefined) return (await desk.playBot()) !== null
    const values = await findPlace()
    if (values === null) return false
    const draft = { pieces: [], choice: 'place', target: null, values: values as Record<string, never> }
    const { commands } = await client.matches.preview({ id: desk.id(), seat: active, draft })
    return commands.length > 0 && desk.giveCommands({ commands, by: active, faces: [] }, desk.drafting.clear)
  }

  return {
    failure,
    /** Fills the draft with a place by chance. */
    suggest: () =>
      run(async () => {
        const values = await findPlace()
        if (values !== null) fillDraftValues(desk.drafting, values)
      }),
    placeAll: () =>
      run(async () => {
        while (desk.view.value?.phase === 'placing') if (!(await placeNext(desk.view.value))) return
      }),
  }
}

interface Values {
  readonly [path: string]: Json
}

function listValues({ x, y, heading, face, plane }: ShipPlacement): Values {
  return { at: [{ x, y }], heading, face, plane }
}
