CREATE TABLE `agenda` (
	`id` text PRIMARY KEY NOT NULL,
	`character_id` text NOT NULL,
	`agenda` text NOT NULL,
	`face` integer NOT NULL,
	`rolled` text NOT NULL,
	`failed_games` integer DEFAULT 0 NOT NULL,
	`dealt_at` text NOT NULL,
	FOREIGN KEY (`character_id`) REFERENCES `character`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "agenda_face" CHECK("agenda"."face" BETWEEN 1 AND 6),
	CONSTRAINT "agenda_rolled" CHECK("agenda"."rolled" IN ('seeded', 'typed')),
	CONSTRAINT "agenda_failed_games" CHECK("agenda"."failed_games" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agenda_character` ON `agenda` (`character_id`);--> statement-breakpoint
CREATE TABLE `campaign` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`next_session_on` text,
	`next_session_plan` text DEFAULT '' NOT NULL,
	`dice_seed` text NOT NULL,
	`is_sample` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "campaign_one_row" CHECK("campaign"."id" = 'campaign'),
	CONSTRAINT "campaign_named" CHECK(length("campaign"."name") > 0)
);
--> statement-breakpoint
CREATE TABLE `change` (
	`id` integer PRIMARY KEY NOT NULL,
	`label` text NOT NULL,
	`actor` text NOT NULL,
	`at` text NOT NULL,
	`kind` text NOT NULL,
	`target_id` integer,
	`undone_by` integer,
	`first_row` integer NOT NULL,
	`open` integer,
	CONSTRAINT "change_kind" CHECK("change"."kind" IN ('start', 'change', 'undo', 'redo')),
	CONSTRAINT "change_labelled" CHECK(length("change"."label") > 0)
);
--> statement-breakpoint
CREATE TABLE `change_row` (
	`id` integer PRIMARY KEY NOT NULL,
	`change_id` integer NOT NULL,
	`table_name` text NOT NULL,
	`row_id` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `change_row_row` ON `change_row` (`table_name`,`row_id`,`change_id`);--> statement-breakpoint
CREATE TABLE `character` (
	`id` text PRIMARY KEY NOT NULL,
	`warband_id` text NOT NULL,
	`name` text NOT NULL,
	`skill_a` integer NOT NULL,
	`skill_f` integer NOT NULL,
	`skill_s` integer NOT NULL,
	`skill_aw` integer NOT NULL,
	`skill_p` integer NOT NULL,
	`hit_points` integer NOT NULL,
	`traits` text NOT NULL,
	`abilities` text NOT NULL,
	`equipment` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`warband_id`) REFERENCES `warband`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "character_named" CHECK(length("character"."name") > 0),
	CONSTRAINT "character_skills" CHECK(min("character"."skill_a", "character"."skill_f", "character"."skill_s", "character"."skill_aw", "character"."skill_p") >= 1
          AND max("character"."skill_a", "character"."skill_f", "character"."skill_s", "character"."skill_aw", "character"."skill_p") <= 10),
	CONSTRAINT "character_hit_points" CHECK("character"."hit_points" >= 1),
	CONSTRAINT "character_json" CHECK(json_valid("character"."traits") AND json_valid("character"."abilities") AND json_valid("character"."equipment"))
);
--> statement-breakpoint
CREATE INDEX `character_warband` ON `character` (`warband_id`);--> statement-breakpoint
CREATE TABLE `cluster` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`columns` integer NOT NULL,
	`rows` integer NOT NULL,
	CONSTRAINT "cluster_columns" CHECK("cluster"."columns" BETWEEN 1 AND 99),
	CONSTRAINT "cluster_rows" CHECK("cluster"."rows" BETWEEN 1 AND 99)
);
--> statement-breakpoint
CREATE TABLE `faction` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	CONSTRAINT "faction_named" CHECK(length("faction"."name") > 0)
);
--> statement-breakpoint
CREATE TABLE `journal_entry` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "journal_titled" CHECK(length("journal_entry"."title") > 0)
);
--> statement-breakpoint
CREATE INDEX `journal_updated` ON `journal_entry` (`updated_at`);--> statement-breakpoint
CREATE TABLE `journal_link` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `journal_entry`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "journal_link_kind" CHECK("journal_link"."target_kind" IN ('star', 'faction', 'warband', 'character', 'vehicle', 'journal'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `journal_link_once` ON `journal_link` (`entry_id`,`target_kind`,`target_id`);--> statement-breakpoint
CREATE INDEX `journal_link_target` ON `journal_link` (`target_kind`,`target_id`);--> statement-breakpoint
CREATE TABLE `route` (
	`id` text PRIMARY KEY NOT NULL,
	`cluster_id` text NOT NULL,
	`from_star_id` text NOT NULL,
	`to_star_id` text NOT NULL,
	FOREIGN KEY (`cluster_id`) REFERENCES `cluster`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`from_star_id`) REFERENCES `star`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_star_id`) REFERENCES `star`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "route_ordered" CHECK("route"."from_star_id" < "route"."to_star_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `route_between` ON `route` (`from_star_id`,`to_star_id`);--> statement-breakpoint
CREATE INDEX `route_to` ON `route` (`to_star_id`);--> statement-breakpoint
CREATE INDEX `route_cluster` ON `route` (`cluster_id`);--> statement-breakpoint
CREATE TABLE `search_entry` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`ref_id` text NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_entry_ref` ON `search_entry` (`kind`,`ref_id`);--> statement-breakpoint
CREATE TABLE `star` (
	`id` text PRIMARY KEY NOT NULL,
	`cluster_id` text NOT NULL,
	`row` integer NOT NULL,
	`column` integer NOT NULL,
	`name` text NOT NULL,
	`rating` integer NOT NULL,
	`faction_id` text,
	`notes` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`cluster_id`) REFERENCES `cluster`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`faction_id`) REFERENCES `faction`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "star_row" CHECK("star"."row" >= 1),
	CONSTRAINT "star_column" CHECK("star"."column" >= 1),
	CONSTRAINT "star_rating" CHECK("star"."rating" BETWEEN 1 AND 5),
	CONSTRAINT "star_named" CHECK(length("star"."name") > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `star_at` ON `star` (`cluster_id`,`row`,`column`);--> statement-breakpoint
CREATE INDEX `star_faction` ON `star` (`faction_id`);--> statement-breakpoint
CREATE TABLE `vehicle` (
	`id` text PRIMARY KEY NOT NULL,
	`warband_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`skill_a` integer NOT NULL,
	`skill_s` integer NOT NULL,
	`sections` text NOT NULL,
	`traits` text NOT NULL,
	`abilities` text NOT NULL,
	`weapons` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`warband_id`) REFERENCES `warband`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "vehicle_named" CHECK(length("vehicle"."name") > 0),
	CONSTRAINT "vehicle_skills" CHECK(min("vehicle"."skill_a", "vehicle"."skill_s") >= 1 AND max("vehicle"."skill_a", "vehicle"."skill_s") <= 10),
	CONSTRAINT "vehicle_json" CHECK(json_valid("vehicle"."sections") AND json_valid("vehicle"."traits") AND json_valid("vehicle"."abilities") AND json_valid("vehicle"."weapons"))
);
--> statement-breakpoint
CREATE INDEX `vehicle_warband` ON `vehicle` (`warband_id`);--> statement-breakpoint
CREATE TABLE `warband` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`faction_id` text,
	`notes` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`faction_id`) REFERENCES `faction`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "warband_named" CHECK(length("warband"."name") > 0)
);
--> statement-breakpoint
CREATE INDEX `warband_faction` ON `warband` (`faction_id`);