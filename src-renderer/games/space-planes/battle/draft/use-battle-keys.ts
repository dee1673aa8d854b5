import { useKeyQueue } from '#renderer/parts/match/keys/use-key-queue.ts'
import { useReading } from '#renderer/parts/match/keys/use-reading.ts'
import { type PageKey, usePageKeys } from '#renderer/ui/keys/page-keys.ts'
import type { BattleView } from '#shared/games/space-planes/battle.ts'
import type { RangeLine } from '#shared/games/space-planes/questions.ts'
import { listCubes } from '#shared/games/space-planes/sides.ts'
import type { ManoeuvreName } from '#shared/games/space-planes/tables/manoeuvres.ts'
import type { BattleDesk } from '../battle-desk.ts'
import { useManoeuvreKeys } from './manoeuvre-keys.ts'
import { listNumberKeys } from './number-keys.ts'
import { listPlacingKeys } from './placing-keys.ts'
import { listShots, prepareShot } from './press-ship.ts'

const MANOEUVRE_KEYS: Readonly<Record<string, ManoeuvreName>> = {
  C: 'corkscrew',
  V: 'vector',
  U: 'u-turn',
  P: 'plane-switch',
}

interface Circumstances {
  readonly lines: () => readonly RangeLine[]
  /** Whether a person at this table acts now. */
  readonly isActing: () => boolean
}

/**
 * Keys of the game besides those of the page: letters for what to do, arrows for parts, digits for numbers. What is
 * prepared while an order is being given or lines of fire are being read waits for the state that follows.
 */
export function useBattleKeys(desk: BattleDesk, battle: () => BattleView, { lines, isActing }: Circumstances): void {
  const { drafting } = desk
  const isFlying = () => isActing() && battle().phase === 'flying'
  const { isBusy, runWhenRead } = useReadState(desk, { lines, isFlying })
  /** The ship in focus, else the first one that may still act. */
  function findFlyer(): string | null {
    const { pieces } = drafting.choices.value ?? { pieces: [] }
    const own = listCubes(battle()).filter(({ owner }) => owner === battle().active)
    return drafting.state.value.pieces[0] ?? pieces.find(({ isDone }) => !isDone)?.id ?? own[0]?.id ?? null
  }
  function chooseManoeuvre(name: ManoeuvreName): void {
    const ship = findFlyer()
    if (ship === null || battle().done.manoeuvre !== null) return
    drafting.focus([ship])
    drafting.choose(`${battle().companion ? 'announce' : 'manoeuvre'}:${name}:${ship}`)
  }
  /** Prepares the best shot first, then the next one. */
  function prepareNextShot(): void {
    const shots = listShots(battle(), lines())
    const { pieces, target } = drafting.state.value
    const at = shots.findIndex((shot) => shot.ship === pieces[0] && shot.target === target)
    const next = shots[(at + 1) % Math.max(1, shots.length)]
    if (next) prepareShot(drafting, battle(), next)
  }
  function endTurn(): void {
    const seat = desk.seats.seat.value
    const pass = drafting.choices.value?.choices.find(({ id }) => id === 'pass')
    if (pass && seat !== null && !desk.busy.value) void desk.giving.press(pass, { id: desk.id(), seat })
  }
  const keys: PageKey[] = [
    {
      keys: Object.keys(MANOEUVRE_KEYS),
      label: 'Corkscrew, vector, U-turn, plane switch',
      shown: 'C V U P',
      when: () => isFlying() && (isBusy() || battle().done.manoeuvre === null),
      run: (key) => runWhenRead(() => chooseManoeuvre(MANOEUVRE_KEYS[key] ?? 'vector')),
    },
    {
      keys: ['S'],
      label: 'Prepare a shot, the best one first',
      when: isFlying,
      run: () => runWhenRead(prepareNextShot),
    },
    { keys: ['E'], label: 'End the turn', when: isFlying, run: endTurn },
  ]
  usePageKeys(
    [...keys, ...useManoeuvreKeys(desk, battle), ...listPlacingKeys(desk), ...listNumberKeys(desk)].map((key) => ({
      ...key,
      when: () => isActing() && (key.when?.() ?? true),
    })),
  )
}

/** Runs what prepares an order once the state on the page is the newest. */
function useReadState(desk: BattleDesk, { lines, isFlying }: { lines: () => unknown; isFlying: () => boolean }) {
  const isReading = useReading()
  const isBusy = () => desk.busy.value || desk.giving.isAsking.value
  const queue = useKeyQueue({
    isBusy,
    isLoading: isReading,
    isActive: isFlying,
    data: () => [lines(), desk.drafting.choices.value],
  })
  function runWhenRead(prepare: () => void): void {
    queue.press({
      can: () => !isReading() && isFlying(),
      run: () => {
        prepare()
        return Promise.resolve(true)
      },
    })
  }
  return { isBusy, runWhenRead }
}
