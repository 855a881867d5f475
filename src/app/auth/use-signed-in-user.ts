import { useRouteLoaderData } from 'react-router-dom'
import type { User } from '#domain/user.ts'

/** For the pages below the signed-in layout. @returns null where the page stays open though the session has ended */
export const useSignedInUser = (): User | null => useRouteLoaderData<User | null>('signed-in') ?? null
