/**
 * Answers a request as the data API does: in the role and with the claims of who asks, after the question that it puts before each.
 * A request that fails leaves nothing behind. All statements are known, so that their plans are kept.
 */
const columns =
  'id, user_id, name, category, quantity, amount_stated, unit, ingredient, typed_as, status, stocked_at, place, opened_at, best_before'
const excluded = (names: string) =>
  names
    .split(', ')
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')
const writeThings = (names: string) => `
      insert into public.pantry_items (${names})
      select ${names} from jsonb_populate_recordset(null::public.pantry_items, given -> 'rows')
      on conflict (id) do update set ${excluded(names)};`

/** Functions of the data API that the app calls, with their arguments as they come. */
const calls = {
  found_kitchen: `to_jsonb(public.found_kitchen(given ->> 'name', (given ->> 'bring')::boolean))`,
  move_to_kitchen: `to_jsonb(public.move_to_kitchen((given ->> 'kitchen')::uuid)::text)`,
  invite_to_kitchen: `public.invite_to_kitchen((given ->> 'kitchen')::uuid, given ->> 'role')`,
  seen_invitation: `public.seen_invitation(given ->> 'code')`,
  accept_invitation: `to_jsonb(public.accept_invitation(given ->> 'code', (given ->> 'bring')::boolean))`,
  leave_kitchen: `to_jsonb(public.leave_kitchen((given ->> 'kitchen')::uuid, (given ->> 'take')::boolean, (given ->> 'next_owner')::uuid)::text)`,
  end_kitchen: `to_jsonb(public.end_kitchen((given ->> 'kitchen')::uuid)::text)`,
  remove_member: `to_jsonb(public.remove_member((given ->> 'kitchen')::uuid, (given ->> 'member')::uuid)::text)`,
  set_member_role: `to_jsonb(public.set_member_role((given ->> 'kitchen')::uuid, (given ->> 'member')::uuid, given ->> 'role')::text)`,
  kitchen_people: `(select jsonb_agg(to_jsonb(held)) from public.kitchen_people() as held)`,
  current_versions: `(select coalesce(jsonb_agg(to_jsonb(held)), '[]') from public.current_versions() as held)`,
  shopping_snapshot: `public.shopping_snapshot((given ->> 'kitchen')::uuid)`,
  apply_shopping_operations: `public.apply_shopping_operations((given ->> 'account')::uuid, given -> 'operations', (given ->> 'epoch')::bigint)`,
}

const calling = Object.entries(calls)
  .map(([name, expression]) => `when '${name}' then answer := ${expression};`)
  .join('\n      ')

export const answering = `
create schema household;
create function household.answer(account uuid, membership text, wanted text, given jsonb) returns jsonb
language plpgsql set search_path = '' as $function$
declare
  here constant uuid := (given ->> 'kitchen')::uuid;
  ids constant uuid[] := array(select jsonb_array_elements_text(given -> 'ids'))::uuid[];
  answer jsonb;
  state text;
  message text;
begin
  perform
    set_config('request.jwt.claims', json_build_object('sub', account, 'role', 'authenticated')::text, true),
    set_config('request.headers', coalesce(json_build_object('larder-membership', membership)::text, ''), true),
    set_config('response.status', '', true);
  set local role authenticated;
  begin
    perform private.admit_request();
    case wanted
      when 'read pantry_items' then
        select coalesce(jsonb_agg(to_jsonb(item) order by item.created_at desc), '[]') into answer
        from public.pantry_items as item
        where item.kitchen = here and (ids = '{}' or item.id = any (ids));
      when 'write pantry_items' then ${writeThings(columns)}
      when 'write pantry_items of kitchen' then ${writeThings(`${columns}, kitchen`)}
      when 'delete pantry_items' then
        delete from public.pantry_items as item
        where item.kitchen = here and item.id = any (ids);
      when 'read staple_lists' then
        select coalesce(jsonb_agg(to_jsonb(list)), '[]') into answer
        from public.staple_lists as list where list.kitchen = here;
      when 'write staple_lists' then
        insert into public.staple_lists (user_id, kitchen, ingredients)
        select user_id, kitchen, ingredients from jsonb_populate_recordset(null::public.staple_lists, given -> 'rows')
        on conflict (kitchen) do update set ${excluded('user_id, kitchen, ingredients')};
      when 'add staple_lists' then
        with added as (
          insert into public.staple_lists (user_id, kitchen, ingredients)
          select user_id, kitchen, ingredients from jsonb_populate_recordset(null::public.staple_lists, given -> 'rows')
          on conflict (kitchen) do nothing returning kitchen
        )
        select coalesce(jsonb_agg(to_jsonb(added)), '[]') into answer from added;
      when 'change staple_lists' then
        with changed as (
          update public.staple_lists as list set
            user_id = (given -> 'rows' -> 0 ->> 'user_id')::uuid,
            ingredients = array(select jsonb_array_elements_text(given -> 'rows' -> 0 -> 'ingredients'))
          where list.kitchen = here and list.ingredients = (given ->> 'ingredients')::text[]
          returning list.kitchen
        )
        select coalesce(jsonb_agg(to_jsonb(changed)), '[]') into answer from changed;
      when 'delete staple_lists' then
        delete from public.staple_lists as list where list.kitchen = here;
      when 'read ingredient_corrections' then
        select coalesce(jsonb_agg(to_jsonb(said)), '[]') into answer
        from public.ingredient_corrections as said
        where said.kitchen = here and said.alias = coalesce(given ->> 'alias', said.alias);
      when 'write ingredient_corrections' then
        insert into public.ingredient_corrections (user_id, kitchen, alias, ingredient)
        select user_id, kitchen, alias, ingredient
        from jsonb_populate_recordset(null::public.ingredient_corrections, given -> 'rows')
        on conflict (kitchen, alias) do update set ${excluded('user_id, kitchen, alias, ingredient')};
      when 'delete ingredient_corrections' then
        delete from public.ingredient_corrections as said where said.kitchen = here and said.alias = given ->> 'alias';
      ${calling}
    end case;
    answer := jsonb_build_object('status', coalesce(nullif(current_setting('response.status', true), '')::integer, 200), 'body', answer);
  exception when others then
    get stacked diagnostics state = returned_sqlstate, message = message_text;
    answer := jsonb_build_object(
      'status', case when state = 'PT401' then 401 when state = '42501' then 403 else 400 end,
      'body', jsonb_build_object('code', state, 'message', message, 'details', null, 'hint', null)
    );
  end;
  reset role;
  return answer;
end
$function$;
grant usage on schema household to authenticated;
`
