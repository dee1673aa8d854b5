type Bytes = Uint8Array<ArrayBuffer>

/** The event streams that are being sent: they end cleanly when the server closes, and when their session ends. */
export interface OpenStreams {
  /** The same answer; a stream among them is remembered until it ends. A session that has too many ends its oldest one. */
  track(response: Response, session?: string): Response
  /** Ends the streams of one session. */
  endOf(session: string): void
  endAll(): void
  count(): number
}

/** More pages than anybody has open. */
const MOST_OF_ONE = 30

/** No streams yet. */
export function createOpenStreams(): OpenStreams {
  const ends = new Map<() => void, string>()

  function endable(body: ReadableStream<Bytes>, session: string): ReadableStream<Bytes> {
    let forget = (): void => {}
    return body.pipeThrough(
      new TransformStream({
        start(controller) {
          const end = (): void => controller.terminate()
          forget = () => void ends.delete(end)
          ends.set(end, session)
        },
        flush: () => forget(),
        cancel: () => forget(),
      }),
    )
  }

  const endsOf = (session: string): (() => void)[] =>
    [...ends].filter(([, whose]) => whose === session).map(([end]) => end)

  function endThese(some: readonly (() => void)[]): void {
    for (const end of some) {
      ends.delete(end)
      end()
    }
  }

  return {
    track(response, session = '') {
      const isStream = response.headers.get('content-type') === 'text/event-stream'
      if (!isStream || !response.body) return response
      const own = endsOf(session)
      endThese(own.slice(0, Math.max(0, own.length - MOST_OF_ONE + 1)))
      return new Response(endable(response.body, session), response)
    },
    endOf: (session) => endThese(endsOf(session)),
    endAll: () => endThese([...ends.keys()]),
    count: () => ends.size,
  }
}
