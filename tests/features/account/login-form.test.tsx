import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LoginForm } from '#features/account/login-form.tsx'
import { ACCOUNT } from '#text/account.ts'
import { SHELL } from '#text/shell.ts'

test.each([true, false])('passes the choice to remember the session to the sign-in: %s', async (remember) => {
  const [user, onSubmit, onGoogle] = [userEvent.setup(), vi.fn(), vi.fn()]
  render(
    <LoginForm
      email="anne@example.com"
      onEmail={vi.fn()}
      submitting={false}
      problem={null}
      mayOpenGoogle
      onSubmit={onSubmit}
      onGoogle={onGoogle}
      onForgot={vi.fn()}
      onRegister={vi.fn()}
    />,
  )
  await user.type(screen.getByLabelText(ACCOUNT.password), 'masal-sifresi')
  if (!remember) await user.click(screen.getByRole('checkbox', { name: ACCOUNT.remember }))
  await user.click(screen.getByRole('button', { name: SHELL.login }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'anne@example.com', password: 'masal-sifresi', remember })
  await user.click(screen.getByRole('button', { name: /Google/ }))
  expect(onGoogle).toHaveBeenCalledExactlyOnceWith({ remember })
})
