import { createSeededDice } from '#main/games/kit/dice.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { Refusal } from '#shared/match/protocol.ts'
import { decide } from '../commands/decide.ts'

type Acted = Extract<BattleEvent, { type: 'acted' }>

/** Tries a command with throw-away dice. Returns why it would be refused, or null. */
export function findCommandRefusal(battle: Battle, command: Command): Refusal | null {
  const decision = decide(battle, command, createSeededDice('trial'))
  return decision.ok ? null : decision.refusal
}

/** Tries a movement with throw-away dice. Returns where it ends, or why it would be refused. */
export function tryMovement(
  battle: Battle,
  command: Command,
): { readonly acted: Acted } | { readonly refusal: Refusal } {
  const decision = decide(battle, command, createSeededDice('trial'))
  if (!decision.ok) return { refusal: decision.refusal }
  const acted = decision.events.find((event): event is Acted => event.type === 'acted')
  return acted ? { acted } : { refusal: { code: 'stays', message: 'It goes nowhere.', rule: null } }
}
