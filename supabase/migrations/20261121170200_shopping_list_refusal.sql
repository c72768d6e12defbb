-- A second shopping list that is refused says what it takes, as every refusal of the plan does.

alter policy "cooks with access make lists" on public.shopping_lists
  with check (
    user_id = (select auth.uid()) and (select private.permits('multiple_shopping_lists'))
  );
