import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { Role } from '#shared/contract/session.ts'

const Digest = z.string().regex(/^[0-9a-f]{64}$/)
/** One browser that is signed in: digests of what it holds, never the things themselves. */
const SignIn = z.object({
  secret: Digest,
  key: Digest,
  id: z.string().max(100),
  role: Role,
  name: z.string().max(200),
  playerId: z.string().max(100).nullable(),
  /** ISO time. */
  at: z.iso.datetime(),
})
/** One browser that is signed in: digests of what it holds, never the things themselves. */
export type SignIn = Readonly<z.infer<typeof SignIn>>

const Stored = z.object({ server: z.string().regex(/^[0-9a-f]{8}$/), signIns: z.array(SignIn).max(10_000) })

/** Where sign-ins live through a restart. It is not the campaign file, which is handed on. */
export interface SignInStore {
  /** Tells this server from others on the same machine, whatever their ports. */
  readonly server: string
  load(): readonly SignIn[]
  save(signIns: readonly SignIn[]): void
}

/** Sign-ins that a restart ends. */
export function createMemorySignInStore(): SignInStore {
  return { server: newServer(), load: () => [], save: () => {} }
}

/** Sign-ins in a file that only its owner may read; without a good file it begins anew, and people sign in again. */
export function createFileSignInStore(path: string, report: (fault: unknown) => void): SignInStore {
  const stored = readStored(path)
  const server = stored?.server ?? newServer()
  return {
    server,
    load: () => stored?.signIns ?? [],
    save(signIns) {
      try {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(`${path}.new`, JSON.stringify({ server, signIns }), { mode: 0o600 })
        renameSync(`${path}.new`, path)
      } catch (error) {
        report(error) // they are signed in until the next start
      }
    },
  }
}

function readStored(path: string): z.infer<typeof Stored> | null {
  try {
    return Stored.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

function newServer(): string {
  return randomBytes(4).toString('hex')
}
