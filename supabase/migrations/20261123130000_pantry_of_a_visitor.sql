-- A visitor has nothing in the database, and was told of a table that none may read. Now their pantry is empty, as
-- their staples are the usual ones.

create or replace function private.own_pantry() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  own jsonb;
begin
  if (select auth.uid()) is not null then
    select jsonb_agg(jsonb_build_object(
      'ingredient', item.ingredient,
      'status', item.status,
      'age', greatest(0, floor(extract(epoch from now() - item.stocked_at) / 86400))
    ))
    into own
    from public.pantry_items as item
    where item.user_id = (select auth.uid()) and item.ingredient is not null;
  end if;
  return coalesce(own, '[]');
end
$$;
comment on function private.own_pantry() is
  'The caller''s pantry as `search_recipes` takes one: age in whole days. A visitor''s is empty.';
