export function SignupScreen() {
  return <h1>Sign up</h1>
}
