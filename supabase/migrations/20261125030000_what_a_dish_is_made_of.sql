-- What a dish is made of counts as its main thing, as what its title names does.

alter table public.recipe_ingredients add column is_main boolean not null default false;
comment on column public.recipe_ingredients.is_main is
  'Whether the dish is made of it, whatever its title says. Written by the catalogue''s loader (catalogue/made-of.ts).';
comment on column private.recipe_matches.essential is 'Those that the title names or the dish is made of.';
comment on column private.hidden_recipe_matches.essential is 'Those that the title names or the dish is made of.';
comment on column private.recipe_matches.essential_bits is
  'The places in `ingredients` of those that are essential.';
comment on type private.candidate is
  'A recipe''s place in the coarse order: group, far (twice what is missed, and one more where what the title names or the dish is made of is among one to three), quick (minutes where they matter), used and popularity (descending), id; and what the finer order asks of it, null in a cursor: all its ingredients, those that it can go without last.';

create or replace view private.derived_recipe_matches with (security_invoker = true) as
select
  card.id as recipe_id,
  card.owner_id,
  card.visibility,
  cardinality(line.by_rarity)::smallint as required,
  line.unread,
  card.review_count as popularity,
  card.ready_in_minutes::smallint as minutes,
  round(card.rating * 100)::smallint as rating,
  private.trait_bits(
    card.diets,
    card.free_of,
    card.is_premium
  ) as traits,
  private.kind_bits(card.cuisine, card.meal_type, array[card.difficulty], card.season) as kinds,
  line.ingredients,
  line.by_rarity[1] as rarest_1,
  coalesce(line.by_rarity[2], line.by_rarity[1]) as rarest_2,
  coalesce(line.by_rarity[3], line.by_rarity[2], line.by_rarity[1]) as rarest_3,
  array(
    select rare.id * 8 + rare.place::integer
    from unnest(line.by_rarity[1:4]) with ordinality as rare(id, place)
  ) as rare_keys,
  line.essential,
  line.needs,
  line.unread_texts,
  array_to_tsvector(private.word_forms(
    string_to_array(
      private.fold_text(
        concat_ws(
          ' ',
          card.title,
          array_to_string(card.cuisine, ' '),
          array_to_string(card.meal_type, ' '),
          array_to_string(card.diets, ' '),
          array_to_string(card.tags, ' '),
          array_to_string(line.unread_texts, ' ')
        )
      ) || line.names,
      ' '
    )
  )) as words,
  line.dispensable,
  line.flavours,
  line.losses
from public.recipe_cards as card
cross join lateral (select ' ' || private.fold_text(card.title) || ' ' as words) as title
cross join lateral (
  select
    coalesce(
      array_agg(need.id order by need.recipe_count, need.id)
        filter (where need.required and need.use = 0),
      '{}'
    ) as by_rarity,
    coalesce(
      array_agg(need.id order by need.id) filter (where need.required and need.use = 0),
      '{}'
    ) as ingredients,
    (count(*) filter (where not need.optional and need.id is null))::smallint as unread,
    coalesce(
      array_agg(need.id order by need.id) filter (where not need.optional and need.is_essential),
      '{}'
    ) as essential,
    coalesce(
      array_agg(
        case
          when need.id is null then case when need.optional then -1000000000 else 0 end
          when need.optional then -need.id
          else need.id + need.use * 100000000
        end
        order by need.place
      ),
      '{}'
    ) as needs,
    coalesce(array_agg(need.text order by need.place) filter (where need.id is null), '{}')
      as unread_texts,
    coalesce(string_agg(need.words, ''), '') as names,
    array_agg(need.id order by need.id) filter (where need.use > 0) as dispensable,
    array_agg(need.id order by need.id) filter (where need.use = 1) as flavours,
    array_agg(need.loss order by need.place) filter (where need.use > 0) as losses
  from (
    select
      asked.*,
      -- Where nothing that was read would stay, all of it does.
      case when bool_or(asked.required and asked.asked_use = 0) over () then asked.asked_use else 0 end
        as use
    from (
      select
        line.*,
        coalesce(key.id, known.id) as id,
        known.recipe_count,
        named.in_title or line.is_main as is_essential,
        named.words,
        not line.optional and known.id is not null as required,
        -- What the title names or the dish is made of is never left out.
        case when line.optional or known.id is null or named.in_title or line.is_main then 0 else line.line_use end
          as asked_use
      from (
        select
          each.ingredient_id,
          min(each.position) as place,
          bool_and(each.optional) as optional,
          bool_or(each.is_main) as is_main,
          -- Where its lines disagree it is not known to be used in any.
          case when min(each.contexts) = max(each.contexts) then min(each.contexts) end as contexts,
          min(each.name) as text,
          -- 0 base, 1 flavour, 2 finish: of several lines what asks most, and the first that does says why.
          min(each.line_use) filter (where not each.optional) as line_use,
          (
            array_agg(each.without order by each.line_use, each.position)
              filter (where not each.optional)
          )[1] as loss
        from (
          select
            every.*,
            case every.use when 'base' then 0 when 'flavour' then 1 else 2 end as line_use
          from public.recipe_ingredients as every
          where every.recipe_id = card.id
        ) as each
        group by each.ingredient_id, case when each.ingredient_id is null then each.position end
      ) as line
      left join public.ingredients as known on known.id = line.ingredient_id
      left join private.need_keys as key
        on key.ingredient_id = line.ingredient_id and key.contexts = line.contexts
      left join lateral (
        select
          bool_or(
            strpos(title.words, kind.title_name) > 0 or strpos(title.words, kind.title_plural) > 0
          ) as in_title,
          string_agg(kind.title_name || kind.title_plural, '') filter (where kind.distance = 0)
            as words
        from private.ingredient_kinds as kind
        where kind.ingredient_id = known.id
      ) as named on true
    ) as asked
  ) as need
) as line;
