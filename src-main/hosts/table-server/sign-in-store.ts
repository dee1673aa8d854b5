import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { Role } from '#shared/contract/session.ts'

const Digest = z.string().regex(/^[0-9a-f]{64}$/)
/** A signed-in browser. Holds digests of its credentials, never the credentials. */
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
export type SignIn = Readonly<z.infer<typeof SignIn>>

const Stored = z.object({ server: z.string().regex(/^[0-9a-f]{8}$/), signIns: z.array(SignIn).max(10_000) })

/** Storage of sign-ins across restarts. Not in the campaign file, which is shared with others. */
export interface SignInStore {
  /** Distinguishes this server from others on the same machine, whatever their ports. */
  readonly server: string
  load(): readonly SignIn[]
  save(signIns: readonly SignIn[]): void
}

/** A store in memory: a restart ends all sign-ins. */
export function createMemorySignInStore(): SignInStore {
  return { server: newServer(), load: () => [], save: () => {} }
}

/** Session store on disk (mode 0600). Starts empty if the file is missing or corrupt; users then sign in again. */
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
