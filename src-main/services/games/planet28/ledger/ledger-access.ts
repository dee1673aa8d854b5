import type { LedgerEntry } from '#main/db/repositories/planet28/ledger.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerAccount, Currency, NamedLedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import { assert } from '#shared/kit/assert.ts'

/** Account of points that a co-op game could not divide (P28-COOP-1). */
export const RESERVE_ACCOUNT: LedgerAccount = { kind: 'reserve', id: 'reserve' }
export const RESERVE_ACCOUNT_NAME = 'Set aside'

/** The battle that lines come from, and its day. */
export interface LedgerLineSource {
  readonly battleId: string
  readonly day: number | null
}

/** The present or resulting balance of an account. */
interface Balance {
  readonly name: string
  readonly currency: Currency
  readonly amount: number
}

/** Creates access to the ledger and its sums. Call `write` inside a change. */
export function createLedgerAccess({ file, now, newId }: Pick<ServiceDependencies, 'file' | 'now' | 'newId'>) {
  const { ledger, campaign } = file.rows

  return {
    /** Writes lines and returns the rows. Lines with an amount of zero are skipped. */
    write(lines: readonly NamedLedgerLine[], source: LedgerLineSource | null): LedgerEntry[] {
      const { battleId, day } = source ?? { battleId: null, day: campaign.get().today }
      const at = now()
      const rows = lines.filter(({ amount }) => amount !== 0).map((line) => ({ ...entryOf(line), battleId, day, at }))
      for (const row of rows) requireWhole(row)
      return rows.map((row) => {
        const entry = { id: newId(), ...row }
        const held = ledger.sumOf({ kind: row.accountKind, id: row.accountId }, row.currency)
        ledger.append(entry)
        const after = ledger.sumOf({ kind: row.accountKind, id: row.accountId }, row.currency)
        assert(after === held + row.amount, `${row.accountName} held ${held} and got ${row.amount}, yet holds ${after}`)
        return entry
      })
    },
    /** Writes a line without an amount. */
    note(account: LedgerAccount, accountName: string, reason: string): void {
      const common = {
        id: newId(),
        accountKind: account.kind,
        accountId: account.id,
        accountName,
        currency: 'points',
      } as const
      const { today: day } = campaign.get()
      ledger.append({ ...common, amount: 0, reason, rule: 'P28-GM-1', parts: [], battleId: null, day, at: now() })
    },
    held: (account: LedgerAccount, currency: Currency): number => ledger.sumOf(account, currency),
    /** Finds an account that the lines would overdraw, with its balance, or null. */
    findShort(lines: readonly NamedLedgerLine[]): Balance | null {
      const byAccount = Map.groupBy(lines, ({ account, currency }) => `${account.kind}/${account.id}/${currency}`)
      for (const [first, ...rest] of byAccount.values()) {
        if (first === undefined) continue
        const { account, currency, accountName: name } = first
        const gets = rest.reduce((sum, { amount }) => sum + amount, first.amount)
        const amount = ledger.sumOf(account, currency) + gets
        if (gets < 0 && amount < 0) return { name, currency, amount }
      }
      return null
    },
  }
}

export type LedgerAccess = ReturnType<typeof createLedgerAccess>

export function getWarbandAccount(id: string): LedgerAccount {
  return { kind: 'warband', id }
}

export function getUnitAccount({ kind, id }: Pick<CampaignUnit, 'kind' | 'id'>): LedgerAccount {
  return { kind, id }
}

/** Throws unless the parts of a line add up to its amount. */
function requireWhole({ accountName, amount, parts }: ReturnType<typeof entryOf>): void {
  const explained = parts.reduce((sum, { value }) => sum + value, 0)
  assert(Number.isSafeInteger(amount), `${accountName} would get ${amount}, which is no whole number`)
  assert(parts.length === 0 || explained === amount, `${accountName} would get ${amount}, explained as ${explained}`)
}

/** Builds a row. An amount set by hand gets its own part, so that the parts add up (P28-GM-1). */
function entryOf({ account, accountName, currency, amount, reason, rule, parts, override }: NamedLedgerLine) {
  const rest = amount - parts.reduce((sum, { value }) => sum + value, 0)
  const byHand = { source: `Set by hand: ${override?.note ?? ''}`, value: rest, rule: 'P28-GM-1' }
  const all = override === null || rest === 0 ? parts : [...parts, byHand]
  return { accountKind: account.kind, accountId: account.id, accountName, currency, amount, reason, rule, parts: all }
}
